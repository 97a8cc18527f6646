// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The positions of many labels in a list.
///
/// Labels usually have a fixed distance, so the quotient by that distance is an index into a table.
/// A dictionary holds labels whose index is taken, because they were inserted between others, and
/// labels so far apart that the table would be long.
struct LabelPlaces {
  private let labels: ContiguousArray<UInt64>
  private let first: UInt64

  /// The offsets in the list; -1 where there is none.
  private var table: ContiguousArray<Int32>
  private var others: [UInt64: Int32] = [:]

  init(_ labels: ContiguousArray<UInt64>, _ stop: _StopPoll?) throws(_Stopped) {
    self.labels = labels
    let first = labels.min() ?? 0
    self.first = first
    let length = ((labels.max() ?? 0) - first) / SourceLabels.spacing + 1
    let isDense = length < UInt64(labels.count) * 32 + 64
    table = ContiguousArray(repeating: -1, count: isDense ? Int(length) : 0)
    if !isDense { others.reserveCapacity(labels.count) }
    for block in StopBlocks(of: labels.indices) {
      for offset in block {
        let place = Self.place(of: labels[offset], first)
        if place < table.count, table[place] < 0 {
          table[place] = Int32(truncatingIfNeeded: offset)
        } else {
          others[labels[offset]] = Int32(truncatingIfNeeded: offset)
        }
      }
      try stop?.check(after: block.count)
    }
  }

  @inline(__always)
  private static func place(of label: UInt64, _ first: UInt64) -> Int {
    Int(truncatingIfNeeded: (label &- first) / SourceLabels.spacing)
  }

  /// Returns the offset of a label; `nil` if the list does not contain it.
  @inline(__always)
  func offset(of label: UInt64) -> Int? {
    let place = Self.place(of: label, first)
    if place < table.count {
      let offset = Int(table[place])
      if offset < 0 { return nil }
      if labels[offset] == label { return offset }
    }
    return others.isEmpty ? nil : others[label].map { Int($0) }
  }
}
