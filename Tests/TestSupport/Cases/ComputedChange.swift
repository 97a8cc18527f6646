// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A change of ten million computed rows, with its diff.
package struct ComputedChange: CustomStringConvertible, Sendable {
  private static let count = 10_000_000

  package let description: String
  package let diff: @Sendable () throws -> ListDiff
  private let edit: @Sendable (inout ComputedRows) -> Void

  private init(
    description: String, diff: @escaping @Sendable () throws -> ListDiff,
    edit: @escaping @Sendable (inout ComputedRows) -> Void
  ) {
    (self.description, self.diff, self.edit) = (description, diff, edit)
  }

  /// Returns the rows before and after the change, none of which was read.
  package func rows() -> (old: ComputedRows, new: ComputedRows) {
    let old = ComputedRows(count: Self.count)
    var new = old
    edit(&new)
    old.reads.value = 0
    return (old, new)
  }

  package static let all = [
    ComputedChange(description: "update") {
      try ListDiff(
        oldCount: count, newCount: count, updates: [.init(from: 5_000_000, to: 5_000_000)])
    } edit: {
      $0.replaceSubrange(5_000_000..<5_000_001, with: [TestRow(id: 5_000_000, content: 1)])
    },
    ComputedChange(description: "insert") {
      try ListDiff(oldCount: count, newCount: count + 1, inserts: [5_000_000])
    } edit: {
      $0.insert(TestRow(id: -1), at: 5_000_000)
    },
    ComputedChange(description: "delete") {
      try ListDiff(oldCount: count, newCount: count - 1, deletes: [5_000_000])
    } edit: {
      $0.remove(at: 5_000_000)
    },
    ComputedChange(description: "adjacent move") {
      try ListDiff(
        oldCount: count, newCount: count, moves: [.init(from: 5_000_000, to: 5_000_001)])
    } edit: {
      $0.move(5_000_000..<5_000_001, to: 5_000_001)
    },
    ComputedChange(description: "far move") {
      try ListDiff(oldCount: count, newCount: count, moves: [.init(from: 10, to: 9_000_000)])
    } edit: {
      $0.move(10..<11, to: 9_000_000)
    },
    ComputedChange(description: "block to the front") {
      try ListDiff(
        oldCount: count, newCount: count,
        moves: (0..<10_000).map { .init(from: 9_000_000 + $0, to: $0) })
    } edit: {
      $0.move(9_000_000..<9_010_000, to: 0)
    },
    ComputedChange(description: "100 updates, inserts and deletes") {
      try ListDiff(
        oldCount: count, newCount: count, deletes: (0..<100).map { 50_000 + 90_000 * $0 },
        inserts: (0..<100).map { 60_000 + 90_000 * $0 },
        updates: (0..<100).map {
          .init(from: 20_000 + 90_000 * $0, to: 20_000 + 90_000 * $0)
        })
    } edit: { rows in
      for start in (0..<100).map({ 90_000 * $0 }) {
        rows.remove(at: 50_000 + start)
        rows.insert(TestRow(id: -1 - start), at: 60_000 + start)
        let updated = 20_000 + start
        rows.replaceSubrange(
          updated..<updated + 1, with: [TestRow(id: updated, content: 1)])
      }
    },
  ]
}
