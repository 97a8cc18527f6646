// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TestSupport

/// Three lists to merge, and what the laws of the guide say of them.
struct Triple: CustomStringConvertible {
  var base: [TestRow]
  var mine: [TestRow]
  var theirs: [TestRow]

  var description: String {
    let texts = [base, mine, theirs].map { ListCase.text(of: $0) }
    return "base \(texts[0]), mine \(texts[1]), theirs \(texts[2])"
  }

  /// Returns what a merge does that it must not do; `nil` if it keeps the laws.
  func problem(first: MergeSide) -> String? {
    let merge = merged(base: base, mine: mine, theirs: theirs, first: first)
    let naive = NaiveMerge(base: base, mine: mine, theirs: theirs, first: first)
    if merge.rows != naive.rows {
      return "\(self), first \(first): \(merge.rows) in place of \(naive.rows)"
    }
    let kinds = Dictionary(
      uniqueKeysWithValues: merge.conflicts.map { (($0.mine ?? $0.theirs)?.id ?? -1, $0.kind) })
    if kinds != naive.conflicts {
      return "\(self), first \(first): \(kinds) in place of \(naive.conflicts)"
    }
    if theirs == base || theirs == mine, merge.rows != mine || !merge.conflicts.isEmpty {
      return "\(self): an unchanged side does not give the other"
    }
    return conflictProblem(merge) ?? roleProblem(merge, first) ?? diffProblem(merge, first)
      ?? (merge.conflicts.isEmpty ? changeProblem(merge.rows) : nil)
  }

  /// Each conflict names the rows of its lists, and where its row went.
  private func conflictProblem(_ merge: MergedList<TestRow>) -> String? {
    for conflict in merge.conflicts {
      let id = (conflict.mine ?? conflict.theirs)?.id
      func find(_ list: [TestRow]) -> TestRow? { list.first { $0.id == id } }
      let isRight =
        conflict.base == find(base) && conflict.mine == find(mine)
        && conflict.theirs == find(theirs) && conflict.merged == find(merge.rows)
        && conflict.offset == merge.rows.firstIndex { $0.id == id }
      if !isRight { return "\(self): \(conflict)" }
    }
    return nil
  }

  /// With the sides and the roles exchanged, the merge is the same.
  private func roleProblem(_ merge: MergedList<TestRow>, _ first: MergeSide) -> String? {
    let other = merged(
      base: base, mine: theirs, theirs: mine, first: first == .mine ? .theirs : .mine)
    let isSame =
      other.rows == merge.rows && other.diffFromMine == merge.diffFromTheirs
      && areSame(other.conflicts, exchanged: merge.conflicts)
    return isSame ? nil : "\(self): exchanged \(other.rows) in place of \(merge.rows)"
  }

  /// The diffs lead to the merged list, and a rebased diff is that from theirs.
  private func diffProblem(_ merge: MergedList<TestRow>, _ first: MergeSide) -> String? {
    let (own, other) = (base.tableDiff(to: mine), base.tableDiff(to: theirs))
    let rebased = own.rebased(over: other, base: base, mine: mine, theirs: theirs, first: first)
    if rebased != theirs.tableDiff(to: merge.rows) { return "\(self): rebased to \(rebased)" }
    if merge.diffFromTheirs != rebased { return "\(self): \(merge.diffFromTheirs)" }
    if merge.diffFromMine != mine.tableDiff(to: merge.rows) {
      return "\(self): \(merge.diffFromMine)"
    }
    let applied = theirs.applying(rebased, rowsFrom: merge.rows)
    return applied == merge.rows ? nil : "\(self): applied, \(applied)"
  }

  /// Without conflicts, the result has each side's changes and nothing else.
  private func changeProblem(_ rows: [TestRow]) -> String? {
    let deleted = base.filter { !mine.hasID(of: $0) || !theirs.hasID(of: $0) }
    let expected = (base + mine + theirs).filter { !deleted.hasID(of: $0) }
    if Set(rows.map(\.id)) != Set(expected.map(\.id)) || rows.count != Set(rows.map(\.id)).count {
      return "\(self): the rows of \(rows)"
    }
    for row in rows {
      let changed = [mine, theirs].compactMap { $0.first { $0.id == row.id } }
        .first { !base.contains($0) }
      let right = changed ?? base.first { $0.id == row.id }
      if row != right { return "\(self): the content of \(row)" }
    }
    for (side, other) in [(mine, theirs), (theirs, mine)] {
      let moved = base.tableDiff(to: other).moves.map { base[$0.from] }
      let kept = side.map(\.id).filter { id in
        rows.contains { $0.id == id } && !moved.contains { $0.id == id }
      }
      if kept != rows.map(\.id).filter(kept.contains) {
        return "\(self): the order of \(side) in \(rows)"
      }
    }
    return nil
  }
}

extension [TestRow] {
  fileprivate func hasID(of item: TestRow) -> Bool { contains { $0.id == item.id } }
}
