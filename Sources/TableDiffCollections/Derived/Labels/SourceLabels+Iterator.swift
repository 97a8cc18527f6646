// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension SourceLabels {
  /// The labels in order.
  @usableFromInline
  package struct Iterator {
    private let labels: SourceLabels
    private var (chunk, run, index) = (0, 0, 0)

    @usableFromInline
    package init(_ labels: SourceLabels) { self.labels = labels }

    /// Returns the next label.
    ///
    /// Traps if there is none: a list has more rows than it counts.
    @usableFromInline
    package mutating func next() -> UInt64 {
      require(
        chunk < labels.chunks.count,
        "The count of a list is \(labels.count), but it has more elements.")
      let current = labels.chunks[chunk][run]
      defer {
        index += 1
        if index == Int(current.count) { (run, index) = (run + 1, 0) }
        if run == labels.chunks[chunk].count { (chunk, run) = (chunk + 1, 0) }
      }
      return current.label(at: index)
    }
  }
}
