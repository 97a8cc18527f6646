// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view's interpretation of the section operations of a batch that have no conflicts and
/// match the counts.
///
/// A reload replaces a section by a new one. As for rows, a list view ignores moves to determine
/// the new offset, which may be that of another section (E3).
struct SectionInterpretation {
  /// The map of sections, in which reloaded sections are deleted and new ones inserted.
  private(set) var map: RowMap

  /// The map of sections, in which reloaded ones stay.
  let plainMap: RowMap

  /// The reloaded sections.
  private(set) var contents = NewContents()

  /// Moves implied by the other operations.
  private(set) var impliedMoves: [ListDiff.Move] = []

  /// Violations of E2: reloads that load a section other than the given one.
  private(set) var displacedReloads: [BatchFinding] = []

  private let reloadTargets: ReloadTargets

  /// - Parameters:
  ///   - batch: The batch.
  ///   - flat: The operations, with as many staying sections as remaining offsets.
  init(_ batch: BatchUpdate, _ flat: FlatBatch) {
    plainMap = RowMap(flat)
    map = plainMap
    impliedMoves = flat.impliedMoves { _ in (0, 0) }.map { batch.sectionMoves[$0] }
    reloadTargets = ReloadTargets(flat)
    readReloads(of: batch, flat)
  }

  private mutating func readReloads(of batch: BatchUpdate, _ flat: FlatBatch) {
    if batch.sectionReloads.isEmpty { return }
    var reloadedNew = OffsetSet(bound: flat.newCount)
    for section in batch.sectionReloads {
      let adjusted = targetIgnoringMoves(of: section)
      contents.reloadedOld.append(section..<section + 1)
      guard let actual = plainMap.newOffset(ofOld: section) else { continue }
      reloadedNew.insert(actual)
      if actual == adjusted { continue }
      let isMoveTarget = flat.taken.contains(adjusted)
      let finding = BatchFinding(
        .displacedReload, [.reloadSection(section)],
        counts: .init(before: flat.oldCount, after: flat.newCount),
        details: .displacedSection(
          adjusted: adjusted, actual: actual, isMoveTarget: isMoveTarget))
      displacedReloads.append(finding)
    }
    contents.reloadedNew = reloadedNew.members()
    map = RowMap(flat, reloading: contents)
  }

  /// Returns the new offset of an old section; `nil` if it is deleted or reloaded.
  func newOffset(ofOld section: Int) -> Int? { map.newOffset(ofOld: section) }

  func isKept(new section: Int) -> Bool { map.oldOffset(ofNew: section) != nil }

  /// Returns the new offset at which a list view reloads the rows of a section.
  func targetIgnoringMoves(of section: Int) -> Int {
    reloadTargets.target(of: section, behind: 0, in: 0..<plainMap.newCount)
  }

  /// Returns the old and new rows of each run of kept sections.
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
