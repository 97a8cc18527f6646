# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""A browser without a window, driven by the Chrome DevTools Protocol over two pipes. Needs no package.

    with browser.Browser(browser.find()) as window:
        window.resize(375, 812)
        window.open(path)
        title = window.evaluate("document.title")

The protocol is text in JSON; a NUL byte ends each message. The browser reads descriptor 3 and writes descriptor 4.
"""

import base64
import contextlib
import json
import os
import pathlib
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# No window, no network of its own, no questions, and the same drawing everywhere.
FLAGS = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]

# The keys whose codes an event must carry.
KEY_CODES = {
    "Tab": 9,
    "Enter": 13,
    "Escape": 27,
    "End": 35,
    "Home": 36,
    "ArrowLeft": 37,
    "ArrowUp": 38,
    "ArrowRight": 39,
    "ArrowDown": 40,
}


class BrowserError(Exception):
    """A browser that does not start, does not answer, or refuses a command."""


def find():
    """Returns the path of a Chromium, or None where there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def install():
    """Installs Debian's Chromium and returns its path. Raises a BrowserError where that is not possible."""
    if not shutil.which("apt-get"):
        raise BrowserError("no apt-get here: install Chromium by hand")
    if os.geteuid() != 0:
        raise BrowserError("only root may install: run 'sudo apt-get install chromium'")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        result = subprocess.run(
            ["apt-get", "--quiet", *words], env=environment, capture_output=True, text=True, timeout=600, check=False
        )
        if result.returncode != 0:
            raise BrowserError(f"apt-get {words[0]} failed:\n{result.stdout[-2000:]}{result.stderr[-2000:]}")
    path = find()
    if not path:
        raise BrowserError("apt-get installed chromium, but there is no such command")
    return path


def started(path):
    """Starts the program at a path, or says why it does not start and returns None, as in a container that forbids it."""
    try:
        return Browser(path)
    except (BrowserError, OSError) as error:
        print(f"{path} does not start: {error}", file=sys.stderr)
        return None


class Browser:
    """A browser with one page. Remembers what the page logs, throws and requests since it was opened."""

    def __init__(self, path, timeout=20):
        """Starts the program at a path. Each command must be answered within so many seconds."""
        self.timeout = timeout
        self.problems = []
        self.requests = []
        self._inbox = b""
        self._events = []
        self._last = 0
        self._session = None
        self._profile = tempfile.mkdtemp(prefix="tablediff-browser-")
        self._log = tempfile.TemporaryFile()
        try:
            self._start(path)
            target = self.send("Target.createTarget", url="about:blank")["targetId"]
            self._session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
                self.send(f"{domain}.enable")
        except BaseException:
            self.close()
            raise

    def _start(self, path):
        to_browser, self._output = os.pipe()
        self._input, from_browser = os.pipe()
        # The browser finds its ends at 3 and 4. They are moved up first, lest one of them be overwritten.
        high = [os.dup(to_browser), os.dup(from_browser)]
        while min(high) < 5:
            high = [os.dup(end) if end < 5 else end for end in high]
        os.close(to_browser)
        os.close(from_browser)
        words = [path, *FLAGS, f"--user-data-dir={self._profile}", "about:blank"]
        if os.geteuid() == 0:
            words.insert(1, "--no-sandbox")

        def place_ends():
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        # Other descriptors of Python are not inherited, so there are none to close.
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            close_fds=False,
            preexec_fn=place_ends,
            start_new_session=True,
        )
        for end in high:
            os.close(end)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the browser with all its processes, and deletes its profile."""
        process = getattr(self, "_process", None)
        if process:
            if process.poll() is None:
                with contextlib.suppress(BrowserError, OSError):
                    self._session = None
                    self.send("Browser.close", timeout=3)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(timeout=3)
            # Helpers of the browser are in its group, which is of its own.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            os.close(self._input)
            os.close(self._output)
            self._process = None
        self._log.close()
        shutil.rmtree(self._profile, ignore_errors=True)

    # ---- The protocol

    def send(self, method, timeout=None, **parameters):
        """Sends a command and returns its result."""
        self._last += 1
        message = {"id": self._last, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        try:
            os.write(self._output, json.dumps(message).encode() + b"\0")
        except BrokenPipeError:
            raise BrowserError(f"the browser has ended before {method}:\n{self._end_of_log()}") from None
        deadline = time.monotonic() + (timeout or self.timeout)
        while True:
            answer = self._receive(deadline, method)
            if answer.get("id") == message["id"]:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def wait_for(self, event, timeout=None):
        """Waits for an event that has not been waited for, and returns its parameters."""
        deadline = time.monotonic() + (timeout or self.timeout)
        while True:
            for index, (name, parameters) in enumerate(self._events):
                if name == event:
                    del self._events[: index + 1]
                    return parameters
            self._receive(deadline, event)

    def _receive(self, deadline, reason):
        """Returns the next message, after noting what it says about the page."""
        while b"\0" not in self._inbox:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._input], [], [], left)[0]:
                raise BrowserError(f"the browser did not answer in time: {reason}\n{self._end_of_log()}")
            part = os.read(self._input, 1 << 20)
            if not part:
                raise BrowserError(f"the browser has ended: {reason}\n{self._end_of_log()}")
            self._inbox += part
        text, self._inbox = self._inbox.split(b"\0", 1)
        message = json.loads(text)
        if "method" in message:
            self._note(message["method"], message.get("params", {}))
        return message

    def _note(self, event, parameters):
        self._events.append((event, parameters))
        if event == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description") or details["text"])
        elif event == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            words = [str(argument.get("value", argument.get("description"))) for argument in parameters["args"]]
            self.problems.append(f"console.{parameters['type']}: {' '.join(words)}")
        elif event == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.problems.append(parameters["entry"]["text"])
        elif event == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def _end_of_log(self):
        self._log.flush()
        self._log.seek(0)
        return self._log.read()[-1500:].decode(errors="replace")

    # ---- The page

    def open(self, path, runs_scripts=True):
        """Opens a file or an address and waits until it is loaded. Forgets the page before, and its problems."""
        self._events.clear()
        self.problems.clear()
        self.requests.clear()
        url = path if "://" in str(path) else pathlib.Path(path).resolve().as_uri()
        self.send("Emulation.setScriptExecutionDisabled", value=not runs_scripts)
        result = self.send("Page.navigate", url=url)
        if result.get("errorText"):
            raise BrowserError(f"{path}: {result['errorText']}")
        self.wait_for("Page.loadEventFired")
        # No promise is kept where scripts do not run.
        if runs_scripts:
            self.settle()

    def settle(self):
        """Waits until the page has been drawn twice, so that events and styles have had their effect."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def resize(self, width, height):
        """Sets the size of the viewport in pixels of CSS."""
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )

    def emulate(self, scheme="light", media="", reduced_motion=False):
        """Sets the colour scheme, 'light' or 'dark', and the medium, 'screen' or 'print', or neither."""
        motion = "reduce" if reduced_motion else "no-preference"
        features = {"prefers-color-scheme": scheme, "prefers-reduced-motion": motion}
        features = [{"name": name, "value": value} for name, value in features.items()]
        self.send("Emulation.setEmulatedMedia", media=media, features=features)

    def evaluate(self, expression):
        """Returns the value of an expression of JavaScript, awaited if it is a promise."""
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def press(self, key, shift=False):
        """Presses and releases a key, named as in JavaScript, such as 'Tab', 'ArrowRight' or 'a'."""
        code = KEY_CODES.get(key) or (ord(key.upper()) if key.isalnum() else 0)
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        if len(key) == 1:
            self.send("Input.dispatchKeyEvent", type="keyDown", text=key, **common)
        else:
            self.send("Input.dispatchKeyEvent", type="rawKeyDown", code=key, **common)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def hover(self, x, y):
        """Moves the pointer to a place in the viewport."""
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        self.settle()

    def screenshot(self, path, whole=False):
        """Writes a PNG of the viewport, or of the whole page."""
        result = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole, **self._clip(whole))
        pathlib.Path(path).write_bytes(base64.b64decode(result["data"]))

    def _clip(self, whole):
        if not whole:
            return {}
        size = self.send("Page.getLayoutMetrics")["cssContentSize"]
        return {"clip": {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}}

    def pdf(self, path):
        """Writes a PDF of the page as it is printed."""
        result = self.send("Page.printToPDF", timeout=60, printBackground=False, preferCSSPageSize=True)
        pathlib.Path(path).write_bytes(base64.b64decode(result["data"]))

    def accessibility_tree(self):
        """Returns what a screen reader reads, in its order: a dictionary for each element that is not ignored."""
        nodes = {node["nodeId"]: node for node in self.send("Accessibility.getFullAXTree")["nodes"]}
        waiting = [next(each for each, node in nodes.items() if "parentId" not in node)]
        found = []
        while waiting:
            node = nodes[waiting.pop()]
            waiting += [each for each in reversed(node.get("childIds", [])) if each in nodes]
            if node.get("ignored"):
                continue
            properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
            found.append({
                "role": node.get("role", {}).get("value"),
                "name": node.get("name", {}).get("value", ""),
                "properties": properties,
            })
        return found
