"""The battery that every game must pass, for our games and for yours."""

from stammtisch.testing.battery import Settings, run_battery, run_check
from stammtisch.testing.failure import BatteryFailure

__all__ = ["BatteryFailure", "Settings", "run_battery", "run_check"]
