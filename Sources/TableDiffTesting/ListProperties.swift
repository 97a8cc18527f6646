// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension ListGenerator {
  /// Checks that diffs of generated lists reproduce the new list, in every style.
  ///
  /// - Parameters:
  ///   - cases: The number of pairs of lists.
  ///   - seed: The seed of the first pair; the others follow.
  /// - Throws: The smallest failing lists found.
  public func checkRoundTrip(cases: Int = 500, seed: UInt64 = 0) throws(PropertyFailure) {
    try check(.roundTrip, cases, seed)
  }

  /// Checks that the batches of generated lists are valid, and produce the new list.
  ///
  /// - Parameters:
  ///   - kind: The kind of list view.
  ///   - cases: The number of pairs of lists.
  ///   - seed: The seed of the first pair; the others follow.
  /// - Throws: The smallest failing lists found.
  public func checkStages(
    on kind: ListViewKind, cases: Int = 500, seed: UInt64 = 0
  ) throws(PropertyFailure) {
    try check(.stages(on: kind), cases, seed)
  }

  /// Checks that `==` and `hash(into:)` of generated ids agree, and that `==` of ids and rows is an
  /// equivalence.
  ///
  /// - Parameters:
  ///   - cases: The number of pairs of lists.
  ///   - seed: The seed of the first pair; the others follow.
  /// - Throws: The smallest failing lists found.
  public func checkIdentity(cases: Int = 500, seed: UInt64 = 0) throws(PropertyFailure) {
    try check(.identity, cases, seed)
  }

  private func check(_ check: Check<Row>, _ cases: Int, _ seed: UInt64) throws(PropertyFailure) {
    try check.run(cases: cases, seed: seed, lists: lists) { shrunk($0, $1, while: $2) }
  }
}

/// Checks that the diff of two lists reproduces the new list, in every style.
///
///     try checkRoundTrip(from: old, to: new)
///
/// - Throws: A ``PropertyFailure`` if the property does not hold.
public func checkRoundTrip<Row: Identifiable & Equatable>(
  from old: [Row], to new: [Row]
) throws(PropertyFailure) {
  try Check.roundTrip.run(old, new)
}

/// Checks that the batch of two lists is valid on a list view, and produces the new list.
///
///     try checkStages(from: old, to: new, on: .tableView)
///
/// - Throws: A ``PropertyFailure`` if the property does not hold.
public func checkStages<Row: Identifiable & Equatable>(
  from old: [Row], to new: [Row], on kind: ListViewKind
) throws(PropertyFailure) {
  try Check.stages(on: kind).run(old, new)
}

/// Checks that `==` and `hash(into:)` of the ids in two lists agree, and that `==` of ids and rows
/// is an equivalence.
///
///     try checkIdentity(of: old, new)
///
/// - Throws: A ``PropertyFailure`` if the property does not hold.
public func checkIdentity<Row: Identifiable & Equatable>(
  of old: [Row], _ new: [Row]
) throws(PropertyFailure) {
  try Check.identity.run(old, new)
}

extension Check where Element: Identifiable & Equatable {
  static var roundTrip: Check {
    Check(code: "try checkRoundTrip(from: old, to: new)") { old, new in
      problemOfStyles(areEqual: old.map(\.id) == new.map(\.id) && old == new) { moves, algorithm in
        let diff = old.tableDiff(to: new, moves: moves, algorithm: algorithm)
        let rebuilt = old.applying(diff, rowsFrom: new)
        let isRebuilt = rebuilt.map(\.id) == new.map(\.id) && rebuilt == new
        return (isRebuilt, diff.isEmpty, "\(diff)")
      }
    }
  }

  static func stages(on kind: ListViewKind) -> Check {
    Check(code: "try checkStages(from: old, to: new, on: .\(kind))") { old, new in
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
  }

  static var identity: Check {
    Check(code: "try checkIdentity(of: old, new)") { old, new in
      let rows = old + new
      return problemOfEquality(rows.map(\.id), "id") ?? problemOfHashes(rows.map(\.id))
        ?? problemOfEquality(rows, "row")
    }
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
