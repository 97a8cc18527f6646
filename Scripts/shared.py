# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What the Python scripts share: the repository, its copyright and modules, commands, and the compiler's target."""

import argparse
import functools
import json
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The two lines that head each file, without the marks of a comment.
COPYRIGHT = ("Copyright (c) 2026 the TableDiff authors", "SPDX-License-Identifier: Apache-2.0")

# The products' modules, each with its package and build folder. The adapters, outline views and lists of SwiftUI have an interface only beside
# the doubles of UIKit, AppKit and SwiftUI.
_LIBRARY = (ROOT, ROOT / ".build")
ON_DOUBLES = (ROOT / "Tests" / "OnDoubles", ROOT / ".build-doubles")
MODULES = {
    "TableDiff": _LIBRARY, "TableDiffUpdating": _LIBRARY, "TableDiffUIKit": ON_DOUBLES,
    "TableDiffAppKit": ON_DOUBLES, "TableDiffCollections": _LIBRARY, "TableDiffQueries": _LIBRARY,
    "TableDiffMeasuring": _LIBRARY, "TableDiffOutlines": _LIBRARY, "TableDiffPatches": _LIBRARY,
    "TableDiffMerging": _LIBRARY, "TableDiffSwiftUI": ON_DOUBLES, "TableDiffOutlineViews": ON_DOUBLES, "TableDiffTesting": _LIBRARY,
}

# What the modules with adapters show of the module below them: the class from which their data sources inherit.
BASE = dict.fromkeys(
    ["TableDiffUIKit", "TableDiffAppKit"], ["-experimental-allowed-reexported-modules=TableDiffAdapters"])

# The package of the tool, built where the library is, whose modules are compiled once for both.
TOOL = ["--package-path", ROOT / "Tool", "--scratch-path", ROOT / ".build", "--disable-build-manifest-caching"]

# How the manifest has the modules compiled.
FEATURES = [
    word for feature in (
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        "InferIsolatedConformances",
    ) for word in ("-enable-upcoming-feature", feature)
]
LANGUAGE = ["-parse-as-library", "-swift-version", "6", "-package-name", "TableDiff", *FEATURES]

# What shows the changes of files, and what applies them: an executable, and its command.
SHOW = ("tablediff",)
APPLY = ("tablediff", "apply")

# The requirements of standard protocols: everyone knows that an Equatable type has `==`.
STANDARD_MEMBERS = {
    "==(_:_:)", "hash(into:)", "hashValue", "init(from:)", "encode(to:)", "description", "debugDescription",
    "customMirror",
}


def parser(description):
    """Returns a parser of arguments whose help shows a script's documentation as it is written."""
    return argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)


def say(text):
    """Says what a script does now, at once and apart from its output."""
    print(f"{pathlib.Path(sys.argv[0]).name}: {text}", file=sys.stderr, flush=True)


def end(main, *others):
    """Runs a script and ends with the status that it returns.

    Where a file, a program or another part of the system fails, the script ends with status 1 and says so in words; so
    it does for the other kinds of errors that are given.
    """
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        say("interrupted")
        sys.exit(130)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        say(f"{place}{error.strerror or error}")
    except (subprocess.SubprocessError, *others) as error:
        say(str(error))
    sys.exit(1)


def run(*command, check=True):
    """Runs a command and returns its result with both outputs as text. If `check` is on, a failure ends the script."""
    words = [str(word) for word in command]
    result = subprocess.run(words, capture_output=True, text=True, check=False)
    if check and result.returncode != 0:
        raise SystemExit(f"{' '.join(words)}\nfailed with status {result.returncode}:\n{result.stdout}{result.stderr}")
    return result


# The sections of an object or a program that come into memory.
LOADED_SECTIONS = (".text", ".rodata", ".data", ".eh_frame", "swift5_", "__text", "__const", "__data")


def tool(name):
    """Returns the command for a binary utility: that of LLVM if there is one."""
    for command in (f"llvm-{name}", name):
        if shutil.which(command):
            return command
    raise SystemExit(f"neither llvm-{name} nor {name} is installed")


def loaded_bytes(path):
    """Returns the number of bytes of an object or a program that come into memory."""
    total = 0
    for line in run(tool("size"), "-A", path).stdout.splitlines():
        words = line.split()
        if len(words) == 3 and words[1].isdigit() and words[0].startswith(LOADED_SECTIONS):
            total += int(words[1])
    return total


def processor_seconds():
    """Returns the seconds of the processor that all ended commands have taken."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


@functools.lru_cache(maxsize=None)
def target_info():
    """Returns what the compiler says about its target, such as `target.triple`, `target.moduleTriple` and `paths`."""
    return json.loads(run("swiftc", "-print-target-info").stdout)


def build(module, place=None):
    """Builds a module in its package, or in another one that has it, given with its build folder."""
    package, folder = place or MODULES[module]
    run("swift", "build", "--package-path", package, "--scratch-path", folder, "--target", module)


def emit_module(module, folder, *flags):
    """Compiles the interface of a module into a folder that has those of the modules that it imports."""
    run(
        "swiftc", "-wmo", *LANGUAGE, "-module-name", module, "-I", folder, "-emit-module", "-emit-module-path",
        folder / f"{module}.swiftmodule", *flags, *sorted((ROOT / "Sources" / module).rglob("*.swift")),
    )


def built(product, configuration="release", *options):
    """Builds an executable, and returns its path."""
    package = TOOL if product in SHOW else ["--package-path", ROOT]
    words = ["swift", "build", *package, "-c", configuration, "--product", product, *options]
    run(*words)
    return pathlib.Path(run(*words, "--show-bin-path").stdout.strip()) / product


def symbol_graphs(module, *options):
    """Yields the names and symbol graphs of a module that was built: its own types, and its extensions of others."""
    with tempfile.TemporaryDirectory() as folder:
        run(
            "swift-symbolgraph-extract", "-module-name", module, "-I", MODULES[module][1] / "debug" / "Modules",
            "-target", target_info()["target"]["triple"], "-minimum-access-level", "public",
            "-skip-synthesized-members", "-skip-protocol-implementations", *BASE.get(module, []), *options,
            "-output-dir", folder,
        )
        for file in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            yield file.name, json.loads(file.read_text(encoding="utf-8"))
