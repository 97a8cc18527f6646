// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Returns a closure that never says to stop.
///
/// Not inlined: for a literal in its place, the optimiser compiles all that takes the closure a
/// second time.
@inline(never)
func neverStop() -> () -> Bool { { false } }
