"""Names of what is found by a link: tables and records."""

import base64
import secrets


def new_name() -> str:
    """Ten letters and digits that nobody can guess (50 bits)."""
    return base64.b32encode(secrets.token_bytes(7)).decode().lower()[:10]
