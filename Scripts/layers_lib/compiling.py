# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What is found by compiling each layer together with those that it may know."""

import subprocess

from . import law

FLAGS = [
    "-typecheck", "-parse-as-library", "-swift-version", "6",
    "-module-name", "TableDiff", "-package-name", "TableDiff",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    "-enable-upcoming-feature", "InferIsolatedConformances",
]


def errors(root, files, flags=()):
    """The error lines of the compiler for some sources, with paths below the root."""
    command = ["swiftc", *FLAGS, *flags, *(str(path) for path in files)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = (result.stdout + result.stderr).splitlines()
    found = [line.replace(f"{root}/", "") for line in lines if ": error: " in line]
    if result.returncode != 0 and not found:
        found = [f"{' '.join(command[:1])} failed: {line}" for line in lines[-5:]] or ["swiftc failed silently"]
    return found


def violations(root, layers=None):
    """The errors of each layer compiled without the layers that it may not know."""
    found = []
    for layer in law.present_layers(root) if layers is None else layers:
        known = law.MAY_KNOW[layer]
        files = [path for name in [*known, layer] for path in law.files(root, name)]
        whom = ", ".join(known) or "nobody"
        for error in errors(root, files):
            found.append(f"{error}\n    ({layer} may know {whom})")
    return found
