// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

extension ListCase {
  /// The diff by every public form, over lists of every kind, each under its name.
  func diffsOfEveryEntry(_ style: ListDiff.MoveStyle) -> [(entry: String, diff: ListDiff?)] {
    diffsOfForms(style) + diffsOfOtherLists(style)
  }

  /// The public forms.
  private func diffsOfForms(_ style: ListDiff.MoveStyle) -> [(String, ListDiff?)] {
    [
      ("tableDiff(to:)", old.tableDiff(to: new, moves: style)),
      ("tableDiff(to:id:)", old.tableDiff(to: new, id: \.id, moves: style)),
      (
        "tableDiff(to:id:contentsEqual:) by text",
        old.tableDiff(
          to: new, id: { String($0.id) }, contentsEqual: { $0.content == $1.content },
          moves: style)
      ),
      (
        "init",
        ListDiff(from: old, to: new, options: ListDiff.Options(moves: style), shouldStop: { false })
      ),
      (
        "init(id:contentsEqual:)",
        ListDiff(
          from: old, to: new, id: { $0.id }, contentsEqual: { $0.content == $1.content },
          options: ListDiff.Options(moves: style), shouldStop: { false })
      ),
    ]
  }

  /// The same rows in other collections, and in different ones on either side.
  private func diffsOfOtherLists(_ style: ListDiff.MoveStyle) -> [(String, ListDiff?)] {
    let extra = [TestRow(id: -1), TestRow(id: -2)]
    let oldSlice = (extra + old + extra)[2..<old.count + 2]
    let newSlice = (extra + new)[2...]
    let oldLinked = LinkedRows(old)
    let newLinked = LinkedRows(new)
    let newContiguous = ContiguousArray(new)
    return [
      ("slices", genericDiff(from: oldSlice, to: newSlice, moves: style)),
      ("slices by id", genericDiff(from: oldSlice, to: newSlice, id: \.id, moves: style)),
      ("contiguous", genericDiff(from: ContiguousArray(old), to: newContiguous, moves: style)),
      ("array, slice", genericDiff(from: old, to: newSlice, moves: style)),
      ("linked", genericDiff(from: oldLinked, to: newLinked, moves: style)),
      ("linked by id", genericDiff(from: oldLinked, to: newLinked, id: \.id, moves: style)),
      ("linked, array", genericDiff(from: oldLinked, to: new, moves: style)),
      ("slice, linked", genericDiff(from: oldSlice, to: newLinked, moves: style)),
      (
        "reversed, lazy",
        genericDiff(
          from: Array(old.reversed()).reversed(), to: new.lazy.map { $0 }, moves: style)
      ),
    ]
  }

  /// The first way to the diff that leads to another one than the plain form.
  func problemOfEntries() -> String? {
    for style in ListDiff.MoveStyle.everyStyle {
      let expected = old.tableDiff(to: new, moves: style)
      for (entry, diff) in diffsOfEveryEntry(style) where diff != expected {
        return "\(style) by \(entry) differs from the plain form"
      }
    }
    return nil
  }

  /// The first hash seed that leads to another diff than the public form.
  func problemOfSeeds() -> String? {
    for style in ListDiff.MoveStyle.everyStyle {
      let expected = old.tableDiff(to: new, moves: style)
      for seed in hashSeeds where seededDiff(self, style, hashSeed: seed) != expected {
        return "\(style) with hash seed \(seed) differs"
      }
    }
    return nil
  }
}
