// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a list view makes of a batch for the sections, once each is named once and their number is
/// right.
///
/// A section that is reloaded is a new one in the place of an old one. As for rows, a list view
/// takes no account of moves when it looks for that place; a section may then end up in another
/// one's (E3).
struct SectionReading {
  /// Where the sections go; a reloaded one is deleted, and a new one inserted.
  private(set) var map: RowMap

  /// Where they go, with reloaded sections among those that stay.
  let plainMap: RowMap

  /// The old offsets of reloaded sections.
  private(set) var reloadedOld = OffsetRanges()

  /// The new offsets of reloaded sections.
  private(set) var reloadedNew = OffsetRanges()

  /// Moves that would come about without being named.
  private(set) var impliedMoves: [BatchUpdate.SectionMove] = []

  /// Broken rules E2: reloads that load another section than the one named.
  private(set) var displacedReloads: [BatchFinding] = []

  /// Those of them that land on the target of a move.
  private(set) var rejectedReloads: [BatchFinding] = []

  private let naive: ReloadPlaces

  /// - Parameters:
  ///   - batch: The batch.
  ///   - places: Its places, as many stays as holes.
  ///   - goesAstray: Whether reloaded sections are put where a list view puts them, not where they
  ///     should be.
  init(_ batch: BatchUpdate, _ places: FlatPlaces, goesAstray: Bool) {
    plainMap = RowMap(places, stays: places.stays, holes: places.holes)
    map = plainMap
    impliedMoves = places.impliedMoves { _ in (0, 0) }.map { batch.sectionMoves[$0] }
    naive = ReloadPlaces(places)
    if batch.sectionReloads.isEmpty { return }
    var astray = OffsetSet(bound: places.newCount), right = astray
    for section in batch.sectionReloads {
      let adjusted = placeIgnoringMoves(of: section)
      reloadedOld.append(section..<section + 1)
      astray.insert(adjusted..<adjusted + 1)
      guard let actual = plainMap.newOffset(ofOld: section) else { continue }
      right.insert(actual..<actual + 1)
      if actual == adjusted { continue }
      let isMoveTarget = !places.holes.contains(adjusted)
      let finding = BatchFinding(
        .displacedReload, [.reloadSection(section)],
        counts: .init(before: places.oldCount, after: places.newCount),
        details: .displacedSection(
          adjusted: adjusted, actual: actual, isMoveTarget: isMoveTarget))
      displacedReloads.append(finding)
      if isMoveTarget { rejectedReloads.append(finding) }
    }
    reloadedNew = (goesAstray && rejectedReloads.isEmpty ? astray : right).members()
    map = RowMap(
      places, stays: places.stays.subtracting(reloadedOld, bound: places.oldCount),
      holes: places.holes.subtracting(reloadedNew, bound: places.newCount))
  }

  /// Where a list view takes a section to be when it looks for the rows that are reloaded in it.
  func placeIgnoringMoves(of section: Int) -> Int {
    naive.place(of: section, behind: 0, in: 0..<plainMap.newCount)
  }

  /// The stretches of rows that go together.
  func blocks(_ old: SectionStarts, _ new: SectionStarts) -> ContiguousArray<RowMap.Block> {
    var blocks = ContiguousArray<RowMap.Block>()
    for run in map.byNew where run.old >= 0 {
      blocks.append(
        RowMap.Block(
          old: old[Int(run.old)]..<old[Int(run.old + run.count)],
          new: new[Int(run.new)]..<new[Int(run.new + run.count)], isMoved: run.isMoved))
    }
    return blocks
  }
}

extension RowMap {
  /// A map of what is in no sections.
  init(_ places: FlatPlaces, stays: OffsetRanges, holes: OffsetRanges) {
    self.init(
      oldCount: places.oldCount, newCount: places.newCount, stays: stays, holes: holes,
      moves: places.operations.moved,
      blocks: [Block(old: 0..<places.oldCount, new: 0..<places.newCount, isMoved: false)])
  }
}
