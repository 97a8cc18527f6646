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
  let kind: ListViewKind
  let strictness: BatchStrictness

  /// What is wrong; in no special order.
  @usableFromInline package internal(set) var findings: [BatchFinding] = []

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
  ///   - kind: The kind of list view.
  ///   - strictness: How strictly to judge.
  @usableFromInline
  package init(
    _ batch: BatchUpdate, old: SectionStarts, new: SectionStarts, kind: ListViewKind,
    strictness: BatchStrictness
  ) {
    self.batch = batch
    self.old = old
    self.new = new
    self.kind = kind
    self.strictness = strictness
    if dropsNeedless {
      self.batch = batch.withoutRepeatedMoves().withSectionInsertsApart(count: new.sectionCount)
    }
    judgeSections()
    let fates = SectionFates(
      self.batch, oldCount: old.sectionCount, newCount: new.sectionCount,
      reloadedNew: sections?.reloadedNew ?? OffsetRanges())
    // What is swallowed may name anything.
    if dropsNeedless {
      self.batch = self.batch.withoutSwallowed(fates).withInsertsApart(new)
    }
    let broken = findings.count
    judgeRowRanges()
    let hasAllRows = findings.count == broken
    let places = hasAllRows ? rowPlaces() : nil
    if places == nil { judgeRowCollisions() }
    judgeRowsInSections(fates)
    guard let sections else { return }
    judgeRowCounts(sections)
    guard let places else { return }
    let implied = impliedMoves(places, sections)
    judgeNoopMoves(implied)
    if !findings.isEmpty { return }
    reading = BatchReading(self, sections, places, implied: implied)
  }

  /// Whether operations are dropped that a collection view ignores.
  var dropsNeedless: Bool { strictness == .lenient && kind == .collectionView }

  /// What has to be right before it can be said which section is which.
  private mutating func judgeSections() {
    judgeSectionRanges()
    let places =
      findings.isEmpty
      ? FlatPlaces(
        FlatOperations(sectionsOf: batch), oldCount: old.sectionCount, newCount: new.sectionCount)
      : nil
    if places == nil { judgeSectionCollisions() }
    judgeSectionCount()
    if let places, places.stays.count == places.holes.count {
      let sections = SectionReading(batch, places, goesAstray: !strictness.checksMeaning)
      if !strictness.checksMeaning { findings += sections.rejectedReloads }
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
