"""Screenshots of every page at three widths in both lights:

python -m tests.browser.shots FOLDER [SCENE ...]
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.opening import open_browser, open_house
from tests.browser.scenes import SCENES
from tests.browser.visitor import Light, Visitor

SIZES = {1440: 900, 820: 1180, 390: 844}
LIGHTS: tuple[Light, ...] = ("morning", "evening")
SETTLE = 400  # milliseconds for what fades in


def main() -> None:
    """Make them all, or those of the scenes that are named."""
    folder, *names = sys.argv[1:] or sys.exit(__doc__)
    Path(folder).mkdir(parents=True, exist_ok=True)
    with open_house() as address, open_browser() as browser:
        for name in names or SCENES:
            take_all(browser, address, Path(folder), name)


def take_all(browser: Browser, address: str, folder: Path, name: str) -> None:
    """One scene at every width and in every light."""
    for width, height in SIZES.items():
        visitor = Visitor(browser, address, width=width, height=height, touch=width < 500)
        page = SCENES[name](visitor)
        for light in LIGHTS:
            take(page, light, folder / f"{name}-{width}-{light}.png")
        visitor.close()


def take(page: Page, light: Light, path: Path) -> None:
    """One picture."""
    page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(SETTLE)
    page.screenshot(path=path, full_page=page.locator("dialog[open], [data-version]").count() == 0)
    print(path)


if __name__ == "__main__":
    main()
