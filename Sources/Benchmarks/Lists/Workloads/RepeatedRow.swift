// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

/// A row that is its own id and can repeat, and every timed call on lists of such rows.
///
/// As for rows with an id, each type writes the calls out, so that they are timed as an app makes
/// them.
protocol RepeatedRow: Hashable, Sendable {
  /// An equal row with a buffer of its own, if the type has buffers.
  var rebuilt: Self { get }

  static func diff(_ old: [Self], _ new: [Self]) -> ListDiff
  static func heckelDiff(_ old: [Self], _ new: [Self]) -> ListDiff
  static func scan(_ old: [Self], _ twin: [Self]) -> Int
  static func standardDifference(_ old: [Self], _ new: [Self]) -> CollectionDifference<Self>
}

extension Int: RepeatedRow {
  var rebuilt: Int { self }

  @inline(never)
  static func diff(_ old: [Int], _ new: [Int]) -> ListDiff {
    old.tableDiff(to: new, id: \.self, moves: .never, algorithm: .lcs)
  }

  @inline(never)
  static func heckelDiff(_ old: [Int], _ new: [Int]) -> ListDiff {
    old.tableDiff(to: new, id: \.self, moves: .never)
  }

  @inline(never)
  static func scan(_ old: [Int], _ twin: [Int]) -> Int { Measures.scan(old, twin) }

  @inline(never)
  static func standardDifference(_ old: [Int], _ new: [Int]) -> CollectionDifference<Int> {
    new.difference(from: old)
  }
}

extension String: RepeatedRow {
  @inline(never)
  static func diff(_ old: [String], _ new: [String]) -> ListDiff {
    old.tableDiff(to: new, id: \.self, moves: .never, algorithm: .lcs)
  }

  @inline(never)
  static func heckelDiff(_ old: [String], _ new: [String]) -> ListDiff {
    old.tableDiff(to: new, id: \.self, moves: .never)
  }

  @inline(never)
  static func scan(_ old: [String], _ twin: [String]) -> Int { Measures.scan(old, twin) }

  @inline(never)
  static func standardDifference(
    _ old: [String], _ new: [String]
  ) -> CollectionDifference<String> {
    new.difference(from: old)
  }
}
