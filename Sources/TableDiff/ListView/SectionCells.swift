// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The cells of one section: for each its identity and the row it shows.
@usableFromInline
struct SectionCells<Row: Identifiable & Equatable> {
  /// The rows that the cells were last given; shares the snapshot's storage where all cells are
  /// right.
  @usableFromInline var shown: [Row]

  @usableFromInline var identities: CellIdentities

  /// Where the shown row has the right identity and outdated content; ascending.
  @usableFromInline var stale: [Int] = []

  /// Where the shown row is another one than the data has there; ascending.
  @usableFromInline var misplaced: [Int] = []

  @usableFromInline
  init(rows: [Row], identities: CellIdentities) {
    require(rows.count <= Int(Int32.max), "A section has \(Int32.max) rows at most.")
    shown = rows
    self.identities = identities
  }

  /// Shows new rows in all cells but those that go on to show the row they had.
  ///
  /// A cell that shows an equal row is as good as one that was given the new row, so the rows are
  /// taken over as they are.
  @inlinable
  mutating func show(_ rows: [Row], stale: [Int], misplaced: [Int], along map: RowMap) {
    let before = shown
    shown = rows
    self.stale = stale
    self.misplaced = misplaced
    for wrong in [stale, misplaced] {
      for offset in wrong {
        if let old = map.oldOffset(ofNew: offset) { shown[offset] = before[old] }
      }
    }
  }
}

extension SectionCells: Sendable where Row: Sendable {}
