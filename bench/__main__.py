"""`python -m bench` runs every suite, `python -m bench rules` only the one named."""

import argparse
import sys
from collections.abc import Callable

from bench import pages, rules, search, strength
from bench.load import suite as load

SUITES: dict[str, Callable[[argparse.Namespace], bool]] = {
    "rules": rules.run,
    "search": search.run,
    "strength": strength.run,
    "load": load.run,
    "pages": pages.run,
}


def options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("suites", nargs="*", metavar="suite", help=f"of {', '.join(SUITES)}")
    parser.add_argument("--json", action="store_true", help="one JSON object for each suite")
    parser.add_argument("--repeats", type=int, default=3, help="of which the median is taken")
    parser.add_argument("--seconds", type=float, default=1.0, help="a peer's repeat; ours take two")
    strong = parser.add_argument_group("strength")
    strong.add_argument("--deals", type=int, default=200, help="each played both ways")
    strong.add_argument("--ms", type=int, default=10, help="to think about a move")
    strong.add_argument("--minutes", type=float, default=30, help="no deal begins after these")
    load.add_options(parser)
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.suites) - set(SUITES):
        parser.error(f"no such suite: {', '.join(sorted(unknown))}")
    return chosen


def main() -> int:
    chosen = options(sys.argv[1:])
    complete = [SUITES[suite](chosen) for suite in chosen.suites or SUITES]
    return 0 if all(complete) else 1


if __name__ == "__main__":
    sys.exit(main())
