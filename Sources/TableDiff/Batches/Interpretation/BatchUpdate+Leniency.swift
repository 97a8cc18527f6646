// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Operations that a collection view silently ignores or changes.
extension BatchUpdate {
  /// Returns the batch without repeated moves.
  func withoutRepeatedMoves() -> BatchUpdate {
    let moves = moved.withoutRepeats(), sectionMoves = Self.unique(sectionMoves)
    if moves.count == moved.count, sectionMoves.count == self.sectionMoves.count { return self }
    return BatchUpdate(
      self, sectionInserts: sectionInserts, sectionMoves: sectionMoves, deleted: deleted,
      inserted: inserted, moved: moves, reloaded: reloaded)
  }

  /// Returns the batch with repeated section inserts at offsets of their own.
  ///
  /// - Parameter count: The number of sections after the batch.
  func withDistinctSectionInserts(count: Int) -> BatchUpdate {
    if Self.unique(sectionInserts).count == sectionInserts.count { return self }
    return BatchUpdate(
      self,
      sectionInserts: Self.distinct(
        sectionInserts, taken: sectionMoves.map { $0.to }, count: count),
      sectionMoves: sectionMoves, deleted: deleted, inserted: inserted, moved: moved,
      reloaded: reloaded)
  }

  /// Returns the batch with repeated row inserts at paths of their own.
  ///
  /// - Parameter new: The counts of rows after the batch.
  func withDistinctInserts(_ new: SectionStarts) -> BatchUpdate {
    if inserted.areAscending { return self }
    let rows = Dictionary(grouping: inserts, by: { $0.section })
    let taken = Dictionary(grouping: moves.map { $0.to }, by: { $0.section })
    let distinct = rows.flatMap { section, paths in
      let count = new.hasSection(section) ? new.rows(of: section).count : 0
      let targets = (taken[section] ?? []).map { $0.row }
      return Self.distinct(paths.map { $0.row }, taken: targets, count: count)
        .map { RowPath(section: section, row: $0) }
    }
    return BatchUpdate(
      self, sectionInserts: sectionInserts, sectionMoves: sectionMoves, deleted: deleted,
      inserted: RowRuns(distinct), moved: moved, reloaded: reloaded)
  }

  /// Replaces each repeated offset by the next free one, or else by the last free one before.
  ///
  /// If none is free it is unchanged, and the counts do not add up.
  private static func distinct(_ offsets: [Int], taken targets: [Int], count: Int) -> [Int] {
    var taken = OffsetSet(bound: count)
    for offset in offsets + targets where 0 <= offset && offset < count {
      taken.insert(offset)
    }
    var distinct: [Int] = []
    var last: Int?
    // Once no later offset is free, none will be: all free ones are before.
    var firstTaken = count
    for offset in offsets.sorted() {
      var own = offset
      if offset == last, 0 <= offset, offset < count {
        let next = firstTaken == count ? taken.firstGap(from: offset) : count
        if next < count {
          own = next
        } else {
          firstTaken = min(firstTaken, offset)
          while firstTaken > 0, taken.contains(firstTaken - 1) { firstTaken -= 1 }
          if firstTaken > 0 { own = firstTaken - 1 }
        }
        taken.insert(own)
      }
      distinct.append(own)
      last = offset
    }
    return distinct.sorted()
  }

  /// Returns the batch without row deletes in sections that are deleted or reloaded, row inserts in
  /// sections that are inserted or reloaded, and row reloads in sections that are reloaded.
  func withoutIgnoredRows(_ affected: AffectedSections) -> BatchUpdate {
    if !hasSectionOperations { return self }
    return BatchUpdate(
      self, sectionInserts: sectionInserts, sectionMoves: sectionMoves,
      deleted: deleted.filter { !affected.isDeletedOrReloaded(old: $0) },
      inserted: inserted.filter { !affected.isInsertedOrReloaded(new: $0) }, moved: moved,
      reloaded: reloaded.filter { !affected.isReloaded(old: $0) })
  }

  /// Returns the distinct elements of a sorted array.
  private static func unique<Element: Equatable>(_ elements: [Element]) -> [Element] {
    var unique: [Element] = []
    for element in elements where unique.last != element { unique.append(element) }
    return unique
  }
}

extension RowRuns {
  /// Returns the paths in sections that satisfy a condition.
  fileprivate func filter(_ isIncluded: (_ section: Int) -> Bool) -> RowRuns {
    var filtered = RowRuns()
    for run in runs where isIncluded(run.section) {
      filtered.append(section: run.section, rows: run.rows)
    }
    return filtered
  }

  /// Whether no path is repeated.
  fileprivate var areAscending: Bool {
    zip(runs, runs.dropFirst()).allSatisfy {
      $0.section < $1.section || $0.rows.upperBound < $1.rows.lowerBound
    }
  }
}

extension MoveRuns {
  /// Returns the distinct moves.
  fileprivate func withoutRepeats() -> MoveRuns {
    let isAscending = zip(runs, runs.dropFirst()).allSatisfy {
      $0[$0.count - 1].to < $1.to
    }
    return isAscending ? self : MoveRuns(Array(Set(moves)))
  }
}
