// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

extension BatchCase {
  /// Cases that list views were reported to throw at, and legal ones beside them.
  ///
  /// What a run on a real view finds belongs here: the examples that it prints are elements.
  package static func known(_ kind: ListViewKind) -> [BatchCase] {
    let row = RowPath.init(section:row:)
    return [
      BatchCase(kind, from: [3], to: [3], []),
      BatchCase(kind, from: [4], to: [1], []),
      BatchCase(kind, from: [8], to: [8], [.deleteRow(row(0, 0)), .insertRow(row(0, 7))]),
      BatchCase(kind, from: [8], to: [8], [.deleteRow(row(0, 0)), .insertRow(row(0, 8))]),
      BatchCase(
        kind, from: [4], to: [3],
        [
          .deleteRow(row(0, 1)), .moveRow(row(0, 0), to: row(0, 1)),
          .moveRow(row(0, 3), to: row(0, 0)), .reloadRow(row(0, 2)),
        ]),
      BatchCase(
        kind, from: [2], to: [2], [.moveRow(row(0, 0), to: row(0, 1)), .reloadRow(row(0, 1))]),
      BatchCase(
        kind, from: [0, 1], to: [1, 0],
        [.moveSection(1, to: 1), .moveRow(row(1, 0), to: row(0, 0))]),
      BatchCase(
        kind, from: [3, 3], to: [3, 3], [.reloadRow(row(1, 0)), .moveSection(1, to: 0)]),
      BatchCase(kind, from: [2, 2], to: [3], [.deleteSection(1), .insertRow(row(0, 0))]),
      BatchCase(
        kind, from: [2, 2], to: [3], [.deleteSection(1), .moveRow(row(1, 0), to: row(0, 0))]),
      BatchCase(kind, from: [2], to: [1, 1], [.insertSection(1), .deleteRow(row(0, 1))]),
      BatchCase(
        kind, from: [2], to: [1, 1], [.insertSection(1), .moveRow(row(0, 1), to: row(1, 0))]),
      BatchCase(
        kind, from: [2, 2], to: [0, 3, 1],
        [.insertSection(0), .moveRow(row(1, 0), to: row(1, 0))]),
    ]
  }
}
