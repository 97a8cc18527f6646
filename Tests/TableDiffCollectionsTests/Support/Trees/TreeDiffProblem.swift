// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// A row of a test of trees: its id is the number it was made from.
protocol TreeRow: TreeElement, Identifiable, Hashable where ID == Int {}

extension TestRow: TreeRow {}

/// A row of 160 bytes, of which a leaf has 8 at most, so that few rows make a deep tree.
struct WideRow: TreeRow {
  let id: Int
  private var content = 0
  private var rest = SIMD16<Int64>(repeating: 0)

  init(number: Int) { id = number }

  var number: Int { id }

  mutating func change(to number: Int) { content = number }
}

extension TreeModel.Version where Element: TreeRow {
  /// What is wrong with the diffs to another version by every form, in words; `nil` if nothing is.
  ///
  /// - Precondition: No id is repeated.
  func problemOfDiffs(to new: Self) -> String? {
    for style in ListDiff.MoveStyle.everyStyle {
      let expected = array.tableDiff(to: new.array, moves: style)
      for (form, diff) in diffs(to: new, style) {
        if diff != expected { return "\(style) \(form): \(diff), not \(expected)" }
        if diff.isKnownMinimal != expected.isKnownMinimal {
          return "\(style) \(form): isKnownMinimal is \(diff.isKnownMinimal)"
        }
        diff._checkInvariants()
      }
    }
    return nil
  }

  /// The diffs by those forms that read trees in ways of their own.
  private func diffs(to new: Self, _ style: ListDiff.MoveStyle) -> [(String, ListDiff)] {
    var diffs = [
      ("of trees", tree.tableDiff(to: new.tree, moves: style)),
      (
        "of trees by closures",
        genericDiff(from: tree, to: new.tree, id: { $0.id }, moves: style)
      ),
    ]
    if style == .minimal {
      diffs.append(("of a tree and an array", genericDiff(from: tree, to: new.array)))
      diffs.append(("of an array and a tree", genericDiff(from: array, to: new.tree)))
      diffs.append(("of trees without shared nodes", TreeArray(array).tableDiff(to: new.tree)))
    }
    return diffs
  }

  /// What is wrong with the diffs to another version if ids may be repeated: they are valid, and have
  /// as many pairs as those of arrays.
  func problemOfDiffsOfRepeatedIDs(to new: Self) -> String? {
    let minimal = tree.tableDiff(to: new.tree)
    for style in ListDiff.MoveStyle.everyStyle {
      let diff = tree.tableDiff(to: new.tree, moves: style)
      let problem = Contract(
        old: array, new: new.array, diff: diff, style: style, id: \.id, contentsEqual: ==,
        minimal: minimal
      ).problem()
      if let problem { return "\(style): \(problem)" }
      if style == .never { continue }
      let flat = array.tableDiff(to: new.array, moves: style)
      if diff.deletes.count != flat.deletes.count || diff.inserts.count != flat.inserts.count {
        return "\(style): \(diff.deletes.count) deletes instead of \(flat.deletes.count)"
      }
    }
    return nil
  }
}
