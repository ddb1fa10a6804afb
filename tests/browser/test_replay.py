"""Seeing games again: by mouse, by keys, on a small screen; records in and out; what if."""

import json
import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, Page, expect

from stammtisch.cli import app
from stammtisch.play.record import read
from stammtisch.play.replay import verify
from tests.browser.conftest import Visits
from tests.browser.playing import act, never
from tests.browser.hands import Mouse
from tests.browser.scenes import finished, replay_broken, seen_again
from tests.browser.seeing import see, wait_for_turn
from tests.browser.visitor import ME, Visitor, table_in
from typer.testing import CliRunner

SVG = "{http://www.w3.org/2000/svg}"
