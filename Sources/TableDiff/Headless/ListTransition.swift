// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The effects of a batch on each cell.
///
///     let transition = try view.perform(batch, rows: new)
///     for effect in transition.effects(visibleBefore: 0..<20, visibleAfter: 5..<25) {
///       animate(effect)
///     }
///
/// A transition stores runs, so its size depends on what changed, not on what stayed.
public struct ListTransition: Sendable, Equatable {
  /// The map of cells, by flat offset.
  let map: RowMap

  /// The map of sections.
  let sectionMap: RowMap

  /// The cells with new content.
  let rowContents: NewContents

  /// The sections with new headers.
  let sectionContents: NewContents

  let old: SectionStarts
  let new: SectionStarts
  private let redundantMoves: [MoveRuns.Run]
  private let redundantSectionMoves: [ListDiff.Move]

  @usableFromInline
  init(_ interpretation: BatchInterpretation) {
    map = interpretation.map
    sectionMap = interpretation.sectionMap
    rowContents = interpretation.rowContents
    sectionContents = interpretation.sectionContents
    old = interpretation.old
    new = interpretation.new
    redundantMoves = interpretation.redundantMoves
    redundantSectionMoves = interpretation.redundantSectionMoves
  }

  /// The number of rows before the batch.
  package var oldCount: Int { map.oldCount }

  /// The number of rows after the batch.
  package var newCount: Int { map.newCount }

  /// Warnings about redundant moves, which the other operations imply.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*w*), where *w* is the number of warnings.
  package var warnings: [BatchFinding] {
    let sectionCounts = BatchFinding.Counts(old, new)
    let sections = redundantSectionMoves.map { move in
      BatchFinding(.redundantMove, [.moveSection(move)], counts: sectionCounts)
    }
    let rows = redundantMoves.flatMap { run in
      let counts = BatchFinding.Counts(old, new, of: run.from.section, run.to.section)
      return (0..<run.count).map { step in
        BatchFinding(.redundantMove, [.moveRow(run[step])], counts: counts)
      }
    }
    return sections + rows
  }
}

extension ListTransition: CustomStringConvertible {
  /// The counts before and after, and the number of warnings.
  public var description: String {
    let count = redundantMoves.reduce(redundantSectionMoves.count) { $0 + $1.count }
    let isFlat = old.sectionCount == 1 && new.sectionCount == 1
    let sections =
      isFlat ? "" : "\(old.sectionCount) to \(ListDiff.counted(new.sectionCount, "section")), "
    return
      "ListTransition(\(sections)\(oldCount) to \(ListDiff.counted(newCount, "row")), \(ListDiff.counted(count, "warning")))"
  }
}
