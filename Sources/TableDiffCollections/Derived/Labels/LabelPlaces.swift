// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Where each of many labels is in a list.
///
/// Labels are at a usual distance from each other, so the quotient by it is the place in a table. Of
/// several at one place, which were inserted between others, all but the first are in a dictionary; so
/// are labels that are far apart, of which a table would be long.
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

  /// Returns the offset of a label; `nil` if the list lacks it.
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
