# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What iOS 13 lacks, found by compiling the library for it.

A compiler on Linux does not look at availability, so a slip would break the build for Apple's systems unseen. But
the standard library's interface, which comes with the toolchain as text, says of everything since when it is
there. It is compiled anew for an iOS 13 simulator, and the library is type-checked against that. Nothing is
linked and no other SDK is needed. On a Mac this is not needed: a build there checks the same.
"""

import json
import pathlib
import re
import subprocess
import sys

from . import compiling, law

TARGET = "x86_64-apple-ios13.0-simulator"

# Neither module exists for the target here, so what they hold (Task, actors, Regex) is found to be missing.
FLAGS = [
    "-target", TARGET,
    "-disable-implicit-concurrency-module-import",
    "-disable-implicit-string-processing-module-import",
    "-Xfrontend", "-disable-objc-interop",
]


def violations(root):
    """What the library uses and iOS 13 lacks, and whether Package.swift promises what it should."""
    found = []
    manifest = (root / "Package.swift").read_text(encoding="utf-8")
    declared = re.search(r"platforms: \[(.*?)\]", manifest, re.DOTALL)
    platforms = re.findall(r"\.\w+\(\.\w+\)", declared.group(1)) if declared else []
    if platforms != law.PLATFORMS:
        found.append(f"Package.swift:1: platforms are {platforms}, not {law.PLATFORMS}")
    if sys.platform == "darwin":
        print("check-layers: on a Mac `swift build` itself checks for what iOS 13 lacks")
        return found
    sdk = make_sdk()
    files = [path for layer in law.present_layers(root) for path in law.files(root, layer)]
    flags = [*FLAGS, "-sdk", str(sdk), "-module-cache-path", str(sdk / "modules")]
    return found + [f"{error}\n    (compiled for iOS 13)" for error in compiling.errors(root, files, flags)]


def make_sdk():
    """A folder with nothing in it but the standard library's interface, retargeted."""
    info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    info = json.loads(info.stdout)
    module = pathlib.Path(info["paths"]["runtimeLibraryPaths"][0]) / "Swift.swiftmodule"
    triple = info["target"]["moduleTriple"]
    text = (module / f"{triple}.swiftinterface").read_text(encoding="utf-8")
    text = text.replace(f"-target {triple}", f"-target {TARGET}", 1)
    # Only where there is a body can a declaration be back-deployed; the interface leaves this one's out.
    text = re.sub(r"@backDeployed\([^\n]*\n((?:@[^\n]*\n)?[^\n]*_diagnoseUnavailableCodeReached\(\))", r"\1", text, count=1)
    # Outside the sources checked, so that a self-test's copies share it; the module takes half a minute to build.
    sdk = pathlib.Path(__file__).resolve().parents[2] / ".build-ios13"
    interface = sdk / "usr/lib/swift/Swift.swiftmodule/x86_64-apple-ios-simulator.swiftinterface"
    if not interface.exists() or interface.read_text(encoding="utf-8") != text:
        interface.parent.mkdir(parents=True, exist_ok=True)
        interface.write_text(text, encoding="utf-8")
    return sdk
