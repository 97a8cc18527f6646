// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the bytes that a solver holds beside its input, for the promise that they stay linear.
struct ScratchCount {
  private var held = 0

  /// The most that was held at once.
  private(set) var peak = 0

  /// Counts memory that is taken now.
  mutating func take(_ bytes: Int) {
    held += bytes
    peak = max(peak, held)
  }

  /// Counts memory that is given back.
  mutating func giveBack(_ bytes: Int) { held -= bytes }
}
