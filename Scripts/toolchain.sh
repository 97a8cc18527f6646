# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
#
# What the toolchain has. Sourced by bash scripts.

# Prints what the compiler says of itself, such as its `unversionedTriple`.
target_info() { swiftc -print-target-info | sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p" | head -n 1; }

# The embedded standard libraries, in a folder for each target, if there are any.
embedded_libraries() { printf '%s/embedded' "$(target_info runtimeResourcePath)"; }
