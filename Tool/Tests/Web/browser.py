# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Lists in a page of Chromium take over diffs: the fewest nodes are moved, and the focus and the selection survive.

    python3 Tool/Tests/Web/browser.py FOLDER     with tablediff.js and tablediff.wasm in the folder
"""

import pathlib
import sys

TESTS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(TESTS.parents[2] / "Scripts"))

import tools  # noqa: E402

tools.enter()

import window as windows  # noqa: E402

ORIGIN = "http://list.test/"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".html": "text/html"}
# A page of a site that allows what a module needs, and no more.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


def answer(route, folder):
    """Answers a request with a file of the engine or of the tests."""
    name = route.request.url.removeprefix(ORIGIN) or "page.html"
    path = next((each for each in (folder / name, TESTS / name) if each.is_file()), None)
    if not path:
        route.abort()
        return
    route.fulfill(
        body=path.read_bytes(),
        headers={"Content-Type": TYPES[path.suffix], "Content-Security-Policy": POLICY})


def main():
    """Runs the checks of page.mjs. Returns the exit status."""
    folder = pathlib.Path(sys.argv[1]).resolve()
    with windows.opened() as window:
        if not window:
            print("test-web: no Chromium: lists are not tested in a page")
            return 0
        window.open(TESTS / "page.html")
        window.page.route(f"{ORIGIN}**", lambda route: answer(route, folder))
        window.open(ORIGIN)
        results = window.evaluate("import('./page.mjs').then(module => module.run())")
    for name, problem in results:
        print(f"{'not ok' if problem else 'ok'} in Chromium: {name}{': ' + problem if problem else ''}")
    return 1 if not results or any(problem for _, problem in results) else 0


if __name__ == "__main__":
    sys.exit(main())
