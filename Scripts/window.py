# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""A page in a Chromium without a window, driven by Playwright. A script that imports this calls `tools.enter()` first.

    with window.opened() as page:
        page.open(path, width=375, height=812)
        title = page.evaluate("document.title")
"""

import contextlib
import pathlib

from playwright.sync_api import Error, TimeoutError, sync_playwright  # pylint: disable=redefined-builtin

import shared
import tools

# The same drawing everywhere.
FLAGS = ["--force-color-profile=srgb", "--font-render-hinting=none"]
# How long a page may take to load, in milliseconds; busy machines are slow.
TIMEOUT = 120_000


class Window:
    """A browser with one page at a time. Remembers what the page logs, throws and requests since it was opened."""

    def __init__(self, browser):
        self.browser = browser
        self.page = None
        self.problems, self.requests = [], []
        self._pages = {}

    def open(self, path, width=1280, height=900, scheme="light", reduced_motion=False):
        """Opens a file or an address in a viewport of pixels of CSS, that of a phone if it is narrow, and waits until
        it is loaded. Forgets the page before, and its problems."""
        self.page = self._page(width < 600)
        self.page.set_viewport_size({"width": width, "height": height})
        self.emulate(scheme, reduced_motion=reduced_motion)
        self.problems.clear()
        self.requests.clear()
        self.page.goto(path if "://" in str(path) else pathlib.Path(path).resolve().as_uri())
        self.settle()

    def _page(self, is_mobile):
        """Returns the page of a kind, which is made once: that takes longer than to open one."""
        if is_mobile not in self._pages:
            context = self.browser.new_context(is_mobile=is_mobile)
            context.set_default_timeout(TIMEOUT)
            page = self._pages[is_mobile] = context.new_page()
            page.on("pageerror", lambda error: self.problems.append(str(error)))
            page.on("console", self._note)
            page.on("request", lambda request: self.requests.append(request.url))
        return self._pages[is_mobile]

    def _note(self, message):
        if message.type in ("error", "warning", "assert"):
            self.problems.append(f"console.{message.type}: {message.text}")

    def emulate(self, scheme="light", media="screen", reduced_motion=False):
        """Sets the colour scheme, 'light' or 'dark', and the medium, 'screen' or 'print'."""
        motion = "reduce" if reduced_motion else "no-preference"
        self.page.emulate_media(color_scheme=scheme, media=media, reduced_motion=motion)

    def evaluate(self, expression):
        """Returns the value of an expression of JavaScript, awaited if it is a promise."""
        return self.page.evaluate(expression)

    def heading(self, patience):
        """Waits until the page shows a heading, for so many milliseconds, and returns its text; an empty one if none."""
        try:
            return self.page.locator("h1:not(:empty)").first.text_content(timeout=patience).strip()
        except TimeoutError:
            return ""

    def settle(self):
        """Waits until the page has been drawn twice, so that events and styles have had their effect."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def press(self, key):
        """Presses and releases a key, named as in JavaScript, such as 'Tab', 'ArrowRight' or 'a'."""
        self.page.keyboard.press(key)
        self.settle()

    def hover(self, x, y):
        """Moves the pointer to a place in the viewport."""
        self.page.mouse.move(x, y)
        self.settle()

    def accessibility_tree(self):
        """Returns what a screen reader reads, in its order: a dictionary for each element that is not ignored."""
        session = self.page.context.new_cdp_session(self.page)
        nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
        session.detach()
        waiting, found = [next(each for each, node in nodes.items() if "parentId" not in node)], []
        while waiting:
            node = nodes[waiting.pop()]
            waiting += [each for each in reversed(node.get("childIds", [])) if each in nodes]
            if not node.get("ignored"):
                found.append({
                    "role": node.get("role", {}).get("value"),
                    "name": node.get("name", {}).get("value", ""),
                    "properties": {each["name"]: each["value"].get("value") for each in node.get("properties", [])},
                })
        return found


@contextlib.contextmanager
def opened():
    """Starts a Chromium while the context lasts, and gives a window of it; None where there is no Chromium, or where it
    does not start, as in a container that forbids it."""
    path = tools.chromium()
    with sync_playwright() as playwright:
        try:
            browser = path and playwright.chromium.launch(executable_path=path, args=FLAGS)
        except Error as error:
            shared.say(f"{path} does not start: {error}")
            browser = None
        yield Window(browser) if browser else None
        if browser:
            browser.close()
