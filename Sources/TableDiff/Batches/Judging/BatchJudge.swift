// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Judges a batch by the counts of rows before and after it: rules A to D.
///
/// Whether the cells end up with the right rows (rules E) needs the rows themselves. Where A to D
/// are kept, `reading` says what a list view makes of the batch; who holds the rows compares them
/// by it.
///
/// Everything up to the reading works on runs and, where nothing is wrong, costs what the batch
/// holds, a few numbers for each section and a bit for each row. Only where an operation is wrong,
/// single rows are looked at.
@usableFromInline
package struct BatchJudge {
  /// The batch as the list view takes it, without what it drops.
  var batch: BatchUpdate
  let old: SectionStarts
  let new: SectionStarts
  let profile: ListViewProfile

  /// What is wrong; in no special order.
  @usableFromInline package internal(set) var violations: [BatchFinding] = []

  /// How a list view reads the batch; `nil` where anything is wrong.
  @usableFromInline package private(set) var reading: BatchReading?

  /// How it reads the batch for the sections; `nil` where that cannot be told.
  private(set) var sections: SectionReading?

  /// Judges a batch.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - old: The counts of rows before it.
  ///   - new: The counts of rows after it.
  ///   - profile: How strictly to judge.
  @usableFromInline
  package init(
    _ batch: BatchUpdate, old: SectionStarts, new: SectionStarts, profile: ListViewProfile
  ) {
    self.batch = batch
    if profile.dropsNeedless {
      self.batch = batch.withoutRepeatedMoves().withSectionInsertsApart(count: new.sectionCount)
    }
    self.old = old
    self.new = new
    self.profile = profile
    judgeSections()
    let fates = SectionFates(
      self.batch, oldCount: old.sectionCount, newCount: new.sectionCount,
      reloadedNew: sections?.reloadedNew ?? OffsetRanges())
    // What is swallowed may name anything.
    if profile.dropsNeedless {
      self.batch = self.batch.withoutSwallowed(fates).withInsertsApart(new)
    }
    let broken = violations.count
    judgeRowRanges()
    let hasAllRows = violations.count == broken
    let places = hasAllRows ? rowPlaces() : nil
    if places == nil { judgeRowCollisions() }
    judgeRowsInSections(fates)
    guard let sections else { return }
    judgeRowCounts(sections)
    guard let places else { return }
    let implied = impliedMoves(places, sections)
    judgeNoopMoves(implied)
    if !violations.isEmpty { return }
    reading = BatchReading(self, sections, places, implied: implied)
  }

  /// What has to be right before it can be said which section is which.
  private mutating func judgeSections() {
    judgeSectionRanges()
    let places =
      violations.isEmpty
      ? FlatPlaces(
        FlatOperations(sectionsOf: batch), oldCount: old.sectionCount, newCount: new.sectionCount)
      : nil
    if places == nil { judgeSectionCollisions() }
    judgeSectionCount()
    if let places, places.stays.count == places.holes.count {
      let sections = SectionReading(batch, places, goesAstray: !profile.checksMeaning)
      if !profile.checksMeaning { violations += sections.rejectedReloads }
      self.sections = sections
    }
    judgeNoopSectionMoves(sections?.impliedMoves ?? [])
  }

  private func rowPlaces() -> FlatPlaces? {
    var going = ContiguousArray<Range<Int>>(), coming = going
    if let sections, batch.hasSectionOperations {
      for run in sections.map.byOld where run.new < 0 {
        going.append(old[Int(run.old)]..<old[Int(run.old + run.count)])
      }
      for run in sections.map.byNew where run.old < 0 {
        coming.append(new[Int(run.new)]..<new[Int(run.new + run.count)])
      }
    }
    return FlatPlaces(
      FlatOperations(rowsOf: batch, old, new), oldCount: old.rowCount, newCount: new.rowCount,
      going: going, coming: coming)
  }

  private func impliedMoves(_ places: FlatPlaces, _ sections: SectionReading) -> [MoveRuns.Run] {
    let runs = batch.moved.runs
    return places.impliedMoves { index in
      let (from, to) = (runs[index].from.section, runs[index].to.section)
      return sections.map.newOffset(ofOld: from) == to ? (old[from], new[to]) : nil
    }.map { runs[$0] }
  }
}
