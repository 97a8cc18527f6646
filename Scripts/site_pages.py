# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Opens pages of a static site in a browser."""

import contextlib
import functools
import http.server
import threading

# How long a page may take until it shows its heading, in milliseconds.
PATIENCE = 20_000

# What DocC's pages ask for and take defaults in place of.
OPTIONAL = ("theme-settings.json",)
# What the browser says of a file that is not there, without its name. The server knows the name.
NOT_FOUND = "status of 404"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder at a base path, in silence."""

    base = "/"
    missing = []

    def send_error(self, code, *arguments, **options):
        if not self.path.endswith(OPTIONAL):
            self.missing.append(f"{self.path}: error {code}")
        super().send_error(code, *arguments, **options)

    def translate_path(self, path):
        return super().translate_path("/" + path.removeprefix(self.base))

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder, base):
    """Serves a folder while the context lasts. Gives the address of its base path, and a list of what was missing."""
    missing = []
    handler = type("BasedHandler", (Handler,), {"base": base, "missing": missing})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{base.rstrip('/')}", missing
    finally:
        server.shutdown()
        server.server_close()


def problems(folder, base, pages):
    """Opens pages, {path: title}, and returns a line for each that shows no such heading or reports a problem."""
    # It needs the tools, which are there where Chromium is.
    import window as windows  # pylint: disable=import-outside-toplevel

    lines = []
    with served(folder, base) as (address, missing), windows.opened() as window:
        if not window:
            print("docs: Chromium does not start, so no page was opened")
            return []
        for path, title in pages.items():
            window.open(address + path + "/")
            found = window.heading(PATIENCE)
            if found != title:
                lines.append(f"{path}: shows {found!r} instead of {title!r}")
            lines += [f"{path}: {problem}" for problem in window.problems if NOT_FOUND not in problem]
        lines += missing
    print(f"docs: opened {len(pages)} pages in Chromium")
    return lines
