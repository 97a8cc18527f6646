// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rule E2: reloads load the given rows and sections.
extension BatchRule {
  /// A reloaded row or section ends up at the position that the list view reloads, which ignores
  /// moves (E2).
  package static let displacedReload = BatchRule(
    "E2", "displacedReload",
    message: { finding in
      let (kind, adjusted, actual) =
        switch finding.details {
        case .displacedRow(let adjusted, let actual, _): ("row", "\(adjusted)", "\(actual)")
        case .displacedSection(let adjusted, let actual, _):
          ("section", "\(adjusted)", "\(actual)")
        default: ("", "", "")
        }
      return "\(finding.subject): a list view ignores moves here and reloads \(kind) \(adjusted), "
        + "but the \(kind) itself is now \(actual)"
    },
    uiKitText: { finding, words in
      switch finding.details {
      case .displacedRow(let adjusted, _, isMoveTarget: true):
        "attempt to perform an insert and a move to the same index path \(words.path(adjusted))"
      case .displacedSection(let adjusted, _, isMoveTarget: true):
        "attempt to perform an insert and a move to the same section (\(adjusted))"
      default: nil
      }
    })
}

extension BatchInterpretation {
  mutating func readReloads(
    of batch: BatchUpdate, _ sections: SectionInterpretation, _ flat: FlatBatch,
    _ blocks: ContiguousArray<RowMap.Block>
  ) {
    let reloadTargets = ReloadTargets(flat)
    var loaded = OffsetSetBuilder(bound: flat.newCount, rangeCount: batch.reloads.count)
    for path in batch.reloads {
      let offset = old.offset(of: path)
      rowContents.reloadedOld.append(offset..<offset + 1)
      guard let section = sections.map.newOffset(ofOld: path.section),
        let actual = plainMap.newOffset(ofOld: offset)
      else { continue }
      let part = new.rows(of: section)
      let adjusted = reloadTargets.target(of: offset, behind: old[path.section], in: part)
      let adjustedSection = sections.targetIgnoringMoves(of: path.section)
      if part.contains(adjusted) { loaded.insert(adjusted..<adjusted + 1) }
      if adjusted == actual && adjustedSection == section { continue }
      let isInPlace = adjustedSection == section && part.contains(adjusted)
      let isMoveTarget = isInPlace && flat.taken.contains(adjusted)
      let finding = BatchFinding(
        .displacedReload, [.reloadRow(path)],
        counts: BatchFinding.Counts(old, new, of: path.section, section),
        details: .displacedRow(
          adjusted: RowPath(section: adjustedSection, row: adjusted - part.lowerBound),
          actual: RowPath(section: section, row: actual - part.lowerBound),
          isMoveTarget: isMoveTarget))
      displacedReloads.append(finding)
    }
    rowContents.reloadedNew = loaded.members()
    if !displacedReloads.isEmpty { return }
    map = RowMap(flat, reloading: rowContents, along: blocks)
  }
}
