// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

extension BatchUpdate {
  /// Reads a batch from a text: `dS1 iS0 mS2>1 rS3 fS0 d(0,1) i(0,0) m(0,1)>(1,0) r(1,0) f(0,1)`.
  ///
  /// The letters stand for delete, insert, move, reload and refresh.
  ///
  /// - Precondition: The text follows the grammar.
  init(reading text: String) {
    var sections: [Character: [Int]] = [:], rows: [Character: [RowPath]] = [:]
    var sectionMoves: [ListDiff.Move] = [], moves: [SectionedDiff.Move] = []
    for word in text.split(separator: " ") {
      guard let letter = word.first else { continue }
      let numbers = word.split { !"-0123456789".contains($0) }.compactMap { Int($0) }
      let paths = stride(from: 0, to: numbers.count - 1, by: 2).map {
        RowPath(section: numbers[$0], row: numbers[$0 + 1])
      }
      switch (letter, word.contains("S"), numbers.count) {
      case ("m", true, 2): sectionMoves.append(.init(from: numbers[0], to: numbers[1]))
      case ("m", false, 4): moves.append(.init(from: paths[0], to: paths[1]))
      case (_, true, 1): sections[letter, default: []].append(numbers[0])
      case (_, false, 2): rows[letter, default: []].append(paths[0])
      default: preconditionFailure("Not an operation: '\(word)'")
      }
    }
    self.init(
      sectionDeletes: sections["d"] ?? [], sectionInserts: sections["i"] ?? [],
      sectionMoves: sectionMoves, sectionReloads: sections["r"] ?? [], deletes: rows["d"] ?? [],
      inserts: rows["i"] ?? [], moves: moves, reloads: rows["r"] ?? [],
      refreshes: rows["f"] ?? [], sectionRefreshes: sections["f"] ?? [])
  }
}

/// The error that a view of sections throws at a batch; `nil` where it takes it.
func batchError(
  _ batch: String, _ lists: SectionCase, _ kind: ListViewKind = .collectionView
) -> BatchError? {
  batchError(BatchUpdate(reading: batch), lists, kind)
}

/// The error that a view of sections throws at a batch; `nil` where it takes it.
func batchError(
  _ batch: BatchUpdate, _ lists: SectionCase, _ kind: ListViewKind = .collectionView
) -> BatchError? {
  var view = HeadlessListView(sections: lists.old, kind: kind)
  do {
    try view.perform(batch, sections: lists.new)
    return nil
  } catch {
    return error
  }
}

/// The numbers and names of all rules that a batch breaks.
func brokenRules(
  _ batch: String, _ old: String, _ new: String, _ kind: ListViewKind = .collectionView
) -> [String] {
  let error = batchError(batch, SectionCase(old, new), kind)
  return error?.findings.map { "\($0.rule)" } ?? []
}
