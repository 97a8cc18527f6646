// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a list view makes of a batch for the rows of one section, once rules A to D are kept.
///
/// A reload is read as a delete and an insert: the new place is the old one less the deletes and
/// plus the inserts before it, and no move is looked at. So with moves in play a reload may load a
/// row that was not meant (E2), or land where a row moves to, which list views reject.
@usableFromInline
package struct BatchReading {
  /// Where the cells go: a reloaded cell is deleted, and a new one inserted.
  ///
  /// The plain map where there are `rejectedReloads`: then no cell goes anywhere.
  @usableFromInline package private(set) var map: RowMap

  /// Where the rows go, with reloaded rows among those that stay.
  @usableFromInline package let plainMap: RowMap

  /// The old offsets of the cells that reloads take away.
  package private(set) var reloadedOld = OffsetRanges()

  /// The new offsets of the cells that reloads bring.
  package private(set) var reloadedNew = OffsetRanges()

  /// The new offsets of the kept cells that get new content after the batch.
  package private(set) var refreshed = OffsetRanges()

  /// Moves that would come about without being named.
  package let redundantMoves: [MoveRuns.Run]

  /// Broken rules E2: reloads that load another row than the one named.
  package private(set) var displacedReloads: [BatchFinding] = []

  /// Those of them that land on the target of a move.
  @usableFromInline package private(set) var rejectedReloads: [BatchFinding] = []

  /// Broken rules E5: refreshes of rows that have no kept cell.
  package private(set) var invalidRefreshes: [BatchFinding] = []

  let counts: BatchFinding.Counts

  /// Reads a batch that replaces the whole section.
  init(_ batch: BatchUpdate, replacing oldCount: Int, by newCount: Int) {
    let map = RowMap(
      oldCount: oldCount, newCount: newCount, stays: OffsetRanges(), holes: OffsetRanges(),
      moves: [])
    self.map = map
    plainMap = map
    redundantMoves = []
    counts = BatchFinding.Counts(section: 0, before: oldCount, after: newCount)
    readRefreshes(of: batch, map)
  }

  /// Reads a batch by the places it leaves free.
  ///
  /// - Precondition: There are as many holes as staying rows.
  init(_ batch: BatchUpdate, _ places: RowPlaces, implied: [MoveRuns.Run]) {
    plainMap = RowMap(
      oldCount: places.oldCount, newCount: places.newCount, stays: places.stays,
      holes: places.holes, moves: batch.moved.runs)
    redundantMoves = implied
    counts = BatchFinding.Counts(section: 0, before: places.oldCount, after: places.newCount)
    map = plainMap
    if !batch.reloaded.isEmpty { readReloads(of: batch, places) }
    readRefreshes(of: batch, map)
  }

  private mutating func readReloads(of batch: BatchUpdate, _ places: RowPlaces) {
    var deleted = OffsetSet(bound: places.oldCount), inserted = OffsetSet(bound: places.newCount)
    for run in batch.deleted.runs { deleted.insert(Range(run.rows)) }
    for run in batch.inserted.runs { inserted.insert(Range(run.rows)) }
    let kept = OffsetRanks(deleted.gaps()), free = OffsetRanks(inserted.gaps())
    for path in batch.reloads {
      let adjusted = free.offset(at: kept.count(before: path.row))
      reloadedOld.append(path.row..<path.row + 1)
      reloadedNew.append(adjusted..<adjusted + 1)
      guard let actual = plainMap.newOffset(ofOld: path.row), actual != adjusted else { continue }
      let finding = BatchFinding(
        .e2, .displacedReload, [.reloadRow(path)], counts: counts,
        details: .displaced(
          adjusted: RowPath(section: path.section, row: adjusted),
          actual: RowPath(section: path.section, row: actual)))
      displacedReloads.append(finding)
      if !places.holes.contains(adjusted) { rejectedReloads.append(finding) }
    }
    if !rejectedReloads.isEmpty { return }
    map = RowMap(
      oldCount: places.oldCount, newCount: places.newCount,
      stays: places.stays.subtracting(reloadedOld, bound: places.oldCount),
      holes: places.holes.subtracting(reloadedNew, bound: places.newCount),
      moves: batch.moved.runs)
  }

  private mutating func readRefreshes(of batch: BatchUpdate, _ map: RowMap) {
    var last: RowPath?
    for run in batch.refreshed.runs {
      if isPlain(run, after: last, map) {
        refreshed.append(Range(run.rows))
      } else {
        for row in run.rows { readRefresh(RowPath(section: run.section, row: row), last, map) }
      }
      last = RowPath(section: run.section, row: run.rows.upperBound)
    }
  }

  /// Whether all rows of a run are kept and not refreshed before, as a look at its two ends tells.
  private func isPlain(_ run: BatchUpdate.RowRange, after last: RowPath?, _ map: RowMap) -> Bool {
    if run.section != 0 || run.rows.upperBound >= map.newCount { return false }
    if last == RowPath(section: run.section, row: run.rows.lowerBound) { return false }
    let kept = map.byNew[map.runIndex(ofNew: run.rows.lowerBound)]
    return kept.old >= 0 && run.rows.upperBound < Int(kept.new) + Int(kept.count)
  }

  private mutating func readRefresh(_ path: RowPath, _ last: RowPath?, _ map: RowMap) {
    let problem: BatchFinding.RefreshProblem
    if path.section != 0 || path.row >= map.newCount {
      problem = .noSuchRow
    } else if path == last {
      problem = .twice
    } else if reloadedNew.contains(path.row) {
      problem = .reloaded
    } else if map.oldOffset(ofNew: path.row) == nil {
      problem = .inserted
    } else {
      refreshed.append(path.row..<path.row + 1)
      return
    }
    invalidRefreshes.append(
      BatchFinding(
        .e5, .invalidReconfigure, [.refreshRow(path)], counts: counts, details: .refresh(problem)))
  }
}

extension OffsetRanges {
  /// The offsets that are in these ranges and not in other ones.
  ///
  /// - Precondition: All offsets are below `bound`.
  func subtracting(_ other: OffsetRanges, bound: Int) -> OffsetRanges {
    var rest = OffsetSet(bound: bound)
    var end = 0
    for run in runs {
      rest.insert(end..<run.range.lowerBound)
      end = run.range.upperBound
    }
    rest.insert(end..<bound)
    for run in other.runs { rest.insert(run.range) }
    return rest.gaps()
  }
}
