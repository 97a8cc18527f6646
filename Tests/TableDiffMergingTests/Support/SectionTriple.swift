// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TestSupport

/// Three lists of sections to merge, and what the laws of the guide say of them.
struct SectionTriple: CustomStringConvertible {
  var base: [TitledSection]
  var mine: [TitledSection]
  var theirs: [TitledSection]

  var description: String { "base \(base.text), mine \(mine.text), theirs \(theirs.text)" }

  /// Returns what a merge does that it must not do; `nil` if it keeps the laws.
  func problem(first: MergeSide) -> String? {
    let merge = mergedSections(base: base, mine: mine, theirs: theirs, first: first)
    let rows = NaiveMerge(base: base, mine: mine, theirs: theirs, first: first)
    let sections = NaiveMerge(
      base: base.map(\.header), mine: mine.map(\.header), theirs: theirs.map(\.header),
      first: first, filled: Set(rows.sections.filter { !$0.value.isEmpty }.keys))
    let expected = sections.rows.map {
      TitledSection(id: $0.id, title: $0.content, rows: rows.sections[$0.id] ?? [])
    }
    if merge.sections != expected {
      return "\(self), first \(first): \(merge.sections) in place of \(expected)"
    }
    let kinds = merge.conflicts.map { (($0.mine ?? $0.theirs)?.id ?? -1, $0.kind) }
    if Dictionary(uniqueKeysWithValues: kinds) != rows.conflicts {
      return "\(self), first \(first): rows \(kinds) in place of \(rows.conflicts)"
    }
    let sectionKinds = merge.sectionConflicts.map { (($0.mine ?? $0.theirs)?.id ?? -1, $0.kind) }
    if Dictionary(uniqueKeysWithValues: sectionKinds) != sections.conflicts {
      return "\(self), first \(first): \(sectionKinds) in place of \(sections.conflicts)"
    }
    if theirs == base || theirs == mine,
      merge.sections != mine || !merge.conflicts.isEmpty || !merge.sectionConflicts.isEmpty
    {
      return "\(self): an unchanged side does not give the other"
    }
    return conflictProblem(merge) ?? roleProblem(first: first) ?? diffProblem(merge, first)
  }

  /// Each conflict names the rows of its lists, and where its row went.
  private func conflictProblem(_ merge: MergedSections<TitledSection>) -> String? {
    for conflict in merge.conflicts {
      let id = (conflict.mine ?? conflict.theirs)?.id
      func find(_ list: [TitledSection]) -> TestRow? { list.flatMap(\.rows).first { $0.id == id } }
      let path = merge.path(of: conflict)
      let isRight =
        conflict.base == find(base) && conflict.mine == find(mine)
        && conflict.theirs == find(theirs) && conflict.merged == find(merge.sections)
        && path.map { merge.sections[$0.section].rows[$0.row] } == find(merge.sections)
      if !isRight { return "\(self): \(conflict)" }
    }
    let offsets = merge.conflicts.compactMap(\.offset)
    if offsets != offsets.sorted() { return "\(self): conflicts at \(offsets)" }
    for conflict in merge.sectionConflicts {
      let id = (conflict.mine ?? conflict.theirs)?.id
      func find(_ list: [TitledSection]) -> TitledSection? { list.first { $0.id == id } }
      let isRight =
        conflict.base == find(base) && conflict.mine == find(mine)
        && conflict.theirs == find(theirs) && conflict.merged == find(merge.sections)
        && conflict.offset == merge.sections.firstIndex { $0.id == id }
      if !isRight { return "\(self): \(conflict)" }
    }
    return nil
  }

  /// What a closure takes.
  enum Choice: CaseIterable {
    case merged, base, none, other
  }

  /// With the sides and the roles exchanged, the merge is the same, whatever closures decide.
  func roleProblem(
    first: MergeSide, rows: Choice = .merged, sections: Choice = .merged
  ) -> String? {
    func merge(_ mine: [TitledSection], _ theirs: [TitledSection], first: MergeSide)
      -> MergedSections<TitledSection>
    {
      mergedSections(base: base, mine: mine, theirs: theirs, first: first) { conflict in
        switch rows {
        case .merged: conflict.merged
        case .base: conflict.base
        case .none: nil
        case .other: (conflict.mine ?? conflict.theirs).map { TestRow(id: $0.id, content: 7) }
        }
      } resolveSection: { conflict in
        switch sections {
        case .merged: conflict.merged
        case .base: conflict.base
        case .none: nil
        case .other:
          (conflict.mine ?? conflict.theirs).map { TitledSection(id: $0.id, title: 7, rows: []) }
        }
      }
    }
    let merged = merge(mine, theirs, first: first)
    let other = merge(theirs, mine, first: first == .mine ? .theirs : .mine)
    let isSame =
      other.sections == merged.sections && other.diffFromMine == merged.diffFromTheirs
      && other.diffFromTheirs == merged.diffFromMine
      && areSame(other.conflicts, exchanged: merged.conflicts)
      && areSame(other.sectionConflicts, exchanged: merged.sectionConflicts)
    return isSame
      ? nil : "\(self), first \(first), \(rows), \(sections): \(merged), exchanged \(other)"
  }

  /// The diffs lead to the merged sections, and a rebased diff is that from theirs.
  private func diffProblem(_ merge: MergedSections<TitledSection>, _ first: MergeSide) -> String? {
    let rebased = base.sectionedDiff(to: mine).rebased(
      over: base.sectionedDiff(to: theirs), base: base, mine: mine, theirs: theirs, first: first)
    if rebased != theirs.sectionedDiff(to: merge.sections) {
      return "\(self), first \(first): rebased to \(rebased)"
    }
    if merge.diffFromTheirs != rebased { return "\(self): \(merge.diffFromTheirs)" }
    if merge.diffFromMine != mine.sectionedDiff(to: merge.sections) {
      return "\(self): \(merge.diffFromMine)"
    }
    let applied = theirs.applying(rebased, sectionsFrom: merge.sections)
    return applied == merge.sections ? nil : "\(self): applied, \(applied)"
  }
}

extension TitledSection {
  /// The section as a row of a list of sections.
  fileprivate var header: TestRow { TestRow(id: id, content: title) }
}

/// Whether conflicts are those of a merge whose sides are exchanged.
func areSame<Row: Equatable>(
  _ conflicts: [MergeConflict<Row>], exchanged others: [MergeConflict<Row>]
) -> Bool {
  conflicts.count == others.count
    && zip(conflicts, others).allSatisfy { conflict, other in
      conflict.kind == other.kind && conflict.base == other.base && conflict.mine == other.theirs
        && conflict.theirs == other.mine && conflict.merged == other.merged
        && conflict.offset == other.offset
    }
}
