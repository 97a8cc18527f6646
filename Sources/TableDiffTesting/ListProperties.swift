// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

extension ListGenerator {
  /// Checks all that diffs of generated lists rely on and promise.
  ///
  /// - `==` and `hash(into:)` of ids agree, and `==` of ids and rows is an equivalence.
  /// - Diffs in every style, applied to the old list, give the new one.
  /// - Their batches are valid on each kind of list view, and show the new list.
  ///
  /// - Parameters:
  ///   - cases: The number of pairs of lists.
  ///   - seed: The seed of the first pair; the others follow.
  /// - Throws: The smallest failing lists found.
  public func checkDiffs(cases: Int = 500, seed: UInt64 = 0) throws(PropertyFailure) {
    try Check.rows.run(cases: cases, seed: seed, lists: lists) { shrunk($0, $1, while: $2) }
  }
}

/// Checks the diff of two lists, as ``ListGenerator/checkDiffs(cases:seed:)`` does.
///
///     try checkDiffs(from: old, to: new)
///
/// - Throws: A ``PropertyFailure`` if a property does not hold.
public func checkDiffs<Row: Identifiable & Equatable>(
  from old: [Row], to new: [Row]
) throws(PropertyFailure) {
  try Check.rows.run(old, new)
}

extension Check where Element: Identifiable & Equatable {
  static var rows: Check {
    Check { old, new in
      problemOfIdentity(old + new) ?? problemOfRoundTrip(old, new)
        ?? problemOfBatch(old, new, .tableView) ?? problemOfBatch(old, new, .collectionView)
    }
  }

  static func problemOfIdentity(_ rows: [Element]) -> String? {
    problemOfEquality(rows.map(\.id), "id") ?? problemOfHashes(rows.map(\.id))
      ?? problemOfEquality(rows, "row")
  }

  private static func problemOfRoundTrip(_ old: [Element], _ new: [Element]) -> String? {
    problemOfStyles(areEqual: old.map(\.id) == new.map(\.id) && old == new) { moves, algorithm in
      let diff = old.tableDiff(to: new, moves: moves, algorithm: algorithm)
      let rebuilt = old.applying(diff, rowsFrom: new)
      let isRebuilt = rebuilt.map(\.id) == new.map(\.id) && rebuilt == new
      return (isRebuilt, diff.isEmpty, "\(diff)")
    }
  }

  private static func problemOfBatch(
    _ old: [Element], _ new: [Element], _ kind: ListViewKind
  ) -> String? {
    var view = HeadlessListView(rows: old, kind: kind)
    let batch = old.tableDiff(to: new).batchUpdate(inSection: 0)
    do {
      try view.perform(batch, rows: new)
    } catch {
      return "A \(kind) rejects \(batch): \(error)"
    }
    let isShown = view.shownRows.map(\.id) == new.map(\.id) && view.shownRows == new
    return isShown ? nil : "A \(kind) does not show the new list after \(batch)"
  }

  private static func problemOfHashes(_ ids: [Element.ID]) -> String? {
    for (offset, id) in ids.enumerated() {
      if id.hashValue != id.hashValue { return "The id \(id) has a different hash on each call" }
      for other in ids[..<offset] where other == id && other.hashValue != id.hashValue {
        return "The ids \(other) and \(id) are equal, and their hashes differ"
      }
    }
    return nil
  }

  private static func problemOfEquality<Value: Equatable>(
    _ values: [Value], _ name: String
  ) -> String? {
    for (offset, value) in values.enumerated() {
      if value != value { return "The \(name) \(value) is not equal to itself" }
      for other in values[..<offset] where (other == value) != (value == other) {
        return "The \(name)s \(other) and \(value) are equal one way only"
      }
    }
    // Two values must be equal exactly if the first values equal to them are.
    let first = values.map { value in values.firstIndex { $0 == value } }
    for (offset, value) in values.enumerated() {
      for (otherOffset, other) in values[..<offset].enumerated()
      where (value == other) != (first[offset] == first[otherOffset]) {
        return
          "The \(name)s \(other) and \(value) are \(value == other ? "" : "not ")equal, and those "
          + "that are equal to them are\(value == other ? " not" : "")"
      }
    }
    return nil
  }
}

extension Check {
  /// Returns the fault of a diff in any style, by any algorithm; `nil` if there is none.
  static func problemOfStyles(
    areEqual: Bool,
    _ diff: (ListDiff.MoveStyle, ListDiff.Algorithm) -> (
      isRebuilt: Bool, isEmpty: Bool, description: String
    )
  ) -> String? {
    for moves in [ListDiff.MoveStyle.minimal, .all, .never] {
      for algorithm in [ListDiff.Algorithm.heckel, .lcs] {
        let (isRebuilt, isEmpty, description) = diff(moves, algorithm)
        let name = "The diff with moves \(moves) by \(algorithm)"
        if !isRebuilt { return "\(name) does not rebuild the new list: \(description)" }
        if isEmpty != areEqual {
          return "\(name) is \(isEmpty ? "" : "not ")empty, but the lists are "
            + "\(areEqual ? "" : "not ")equal: \(description)"
        }
      }
    }
    return nil
  }
}
