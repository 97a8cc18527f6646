// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension BatchUpdate {
    /// Returns the batch as steps of a table with so many rows.
    ///
    /// - Throws: ``UnsupportedBatch`` or `InvalidDiff` if a table without sections cannot perform
    ///   it.
    func tableSteps(rowCount: Int) throws -> [ListStep] {
      let (deletes, inserts, moves) = (deletes, inserts, moves)
      let paths = deletes + inserts + moves.flatMap { [$0.from, $0.to] }
      if hasSectionOperations || !reloads.isEmpty || paths.contains(where: { $0.section != 0 }) {
        throw UnsupportedBatch(batch: self)
      }
      let newCount = rowCount - deletes.count + inserts.count
      let diff = try ListDiff(
        oldCount: rowCount, newCount: newCount, deletes: deletes.map(\.row),
        inserts: inserts.map(\.row), moves: moves.map { .init(from: $0.from.row, to: $0.to.row) })
      return diff.steps
    }
  }

  /// An error thrown when a table without sections is given a batch of sections.
  struct UnsupportedBatch: Error, CustomStringConvertible {
    let batch: BatchUpdate

    var description: String { "A table view without sections cannot perform \(batch)." }
  }
#endif
