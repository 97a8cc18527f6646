# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The standard library's interfaces for other systems than the one that compiles.

The interfaces of the standard library and of its concurrency come with the toolchain as text, with the systems that
introduced each declaration. Compiled for an old system of Apple's they let a compiler on Linux check availability.
"""

import pathlib
import re

import shared

# What a module of the library may need without an import.
MODULES = ["Swift", "SwiftOnoneSupport", "_Concurrency"]


def write_sdk(folder, target, *flags):
    """Writes an SDK of the standard library's interfaces alone, for a target such as `x86_64-apple-ios13.0-simulator`.

    What is there already stays untouched, and with it what the compiler has made of it.
    """
    architecture, vendor, system, *environment = target.split("-")
    name = "-".join([architecture, vendor, system.rstrip("0123456789."), *environment])
    for module in MODULES:
        text = interface(module, target, *flags)
        path = folder / f"usr/lib/swift/{module}.swiftmodule/{name}.swiftinterface"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def interface(module, target, *flags):
    """Returns the interface of a module, as text for a target.

    The interface of a toolchain for Linux is not made to be compiled for another system. Back-deployed declarations
    lack the bodies that they need there, and are as old as their availability says without that. In the module of
    concurrency some use others that are newer; that is not checked within it, only where the library uses it.
    """
    info = shared.target_info()
    triple = info["target"]["moduleTriple"]
    folder = pathlib.Path(info["paths"]["runtimeLibraryPaths"][0]) / f"{module}.swiftmodule"
    text = (folder / f"{triple}.swiftinterface").read_text(encoding="utf-8")
    words = " ".join(["-target", target, "-disable-availability-checking", *flags])
    text = text.replace(f"-target {triple}", words, 1)
    return re.sub(r"^ *@backDeployed\([^\n]*\n", "", text, flags=re.MULTILINE)
