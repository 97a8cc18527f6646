// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// A list derived from a tree array, beside the same with arrays.
struct Derived<List, Made: Equatable, Diff: Equatable>: Sendable {
  /// Creates the derived list.
  let derive: @Sendable (TreeArray<Row>) -> List

  /// Computes the same from an array with the standard library.
  let make: @Sendable ([Row]) -> Made

  /// Updates the list to the next version of the rows.
  let update: @Sendable (inout List, TreeArray<Row>) -> Diff

  /// Returns the shown rows as arrays, and their number.
  let made: @Sendable (List) -> Made
  let shownCount: @Sendable (Made) -> Int

  /// Returns the diff of two results of `make`.
  let diff: @Sendable (Made, Made) -> Diff

  /// Returns the numbers of changed rows.
  let changes: @Sendable (Diff) -> ChangeCounts
}

extension Derived where Diff == ListDiff {
  /// Creates a list whose updates return the diff of the shown rows.
  init<Shown: Identifiable & Equatable & SendableMetatype>(
    _ derive: @escaping @Sendable (TreeArray<Row>) -> List,
    make: @escaping @Sendable ([Row]) -> [Shown],
    update: @escaping @Sendable (inout List, TreeArray<Row>) -> ListDiff,
    made: @escaping @Sendable (List) -> [Shown]
  ) where Made == [Shown] {
    (self.derive, self.make, self.update, self.made) = (derive, make, update, made)
    shownCount = { $0.count }
    diff = { $0.tableDiff(to: $1) }
    changes = { ChangeCounts($0) }
  }
}

// MARK: - Calls

extension Derived {
  /// Verifies updates after edits of one row, and prepares them to be timed one by one.
  ///
  /// A call edits the tree array, updates the list, and releases the old version.
  func editing(_ rows: TitledRows, isAgainstAll: Bool) -> Trial {
    var list = derive(rows.tree)
    var changes = ChangeCounts()
    var problems: [String] = []
    var old = make(Array(rows.tree))
    if made(list) != old { problems.append("the list has other rows than an array") }
    for _ in 0..<(rows.tree.count < 100_000 ? 20 : 2) {
      let edit = rows.nextEdit()
      rows.tree.make(edit)
      let diff = update(&list, rows.tree)
      let new = make(Array(rows.tree))
      if made(list) != new { problems.append("after \(edit) the list has other rows") }
      if diff != self.diff(old, new) { problems.append("after \(edit) the diff is another one") }
      changes = self.changes(diff)
      old = new
    }
    let call = TimedCall(on: { rows.nextEdit() }) { edit in
      rows.tree.make(edit)
      return update(&list, rows.tree)
    }
    var trial = Trial(
      problems: problems, call, [.measure(.small): EditedList.small()], beside: [.measure(.small)])
    (trial.changes, trial.isSingle) = (changes, true)
    if isAgainstAll {
      let array = Array(rows.tree)
      trial.others[.measure(.again)] = TimedCall(
        on: {
          var edited = array
          edited[edited.count / 2].edit()
          return edited
        }, { edited in self.diff(old, make(edited)) })
    }
    return trial
  }

  /// Verifies an update with many changes, and prepares it to be timed back and forth.
  func updating(_ pair: RowPair<Row>, _ changedCount: Int) -> Trial {
    let old = pair.rows
    var new = old
    let tree = TreeArray(old)
    var edited = tree
    var random = SplitMix64(seed: UInt64(old.count))
    for (number, offset) in old.indices.sample(changedCount, &random).enumerated() {
      if number.isMultiple(of: 2) {
        new[offset].isDone.toggle()
      } else {
        new[offset].title = Row.title(&random)
      }
    }
    for offset in new.indices where old[offset] != new[offset] { edited[offset] = new[offset] }
    let versions = [tree, edited]
    let made = [make(old), make(new)]
    var list = derive(tree)
    var current = 1
    let diff = update(&list, edited)
    var problems: [String] = []
    if self.made(list) != made[1] { problems.append("the list has other rows than an array") }
    if diff != self.diff(made[0], made[1]) { problems.append("the diff is not that of arrays") }
    let call = TimedCall {
      current = 1 - current
      return update(&list, versions[current])
    }
    var trial = Trial(problems: problems, call, Self.measures(pair), beside: [.measure(.arrays)])
    trial.changes = changes(diff)
    trial.others[.measure(.arrays)] = TimedCall { [new] in
      let made = (made[0], make(new))
      return (made.1, self.diff(made.0, made.1))
    }
    return trial
  }

  /// Verifies the creation of a list, and prepares it to be timed.
  func making(_ pair: RowPair<Row>) -> Trial {
    let (array, tree) = (pair.rows, TreeArray(pair.rows))
    let made = make(array)
    let isRight = self.made(derive(tree)) == made
    var trial = Trial(
      problems: isRight ? [] : ["the list has other rows than an array"],
      TimedCall { derive(tree) }, Self.measures(pair), beside: [.measure(.arrays)])
    trial.others[.measure(.arrays)] = TimedCall { make(array) }
    trial.shownCount = shownCount(made)
    return trial
  }

  private static func measures(_ pair: RowPair<Row>) -> [Contestant: TimedCall] {
    [.measure(.scan): TimedCall { Row.scan(pair.rows, pair.twin) }]
  }
}
