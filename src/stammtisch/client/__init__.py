"""A small client: tables of a house for programs (docs/socket.md)."""

from stammtisch.client.client import Client, NotDone
from stammtisch.client.seat import Seated

__all__ = ["Client", "NotDone", "Seated"]
