// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that a caller chose for conflicts.
@usableFromInline
struct DecidedRows<Row> {
  /// The chosen rows, by piece.
  @usableFromInline let rows: [Int: Row]

  /// The conflicts that the caller saw, by piece.
  @usableFromInline let found: [Int: MergeConflict<Row>]

  @export(implementation)
  init(rows: [Int: Row], found: [Int: MergeConflict<Row>]) {
    (self.rows, self.found) = (rows, found)
  }

  /// Returns the conflicts with the chosen rows.
  ///
  /// - Parameter offsets: The pieces of the conflicts in the order of the merged list, with the
  ///   offset of each one's row; -1 if it is left out.
  @export(implementation)
  func conflicts(_ offsets: [(piece: Int, offset: Int)]) -> [MergeConflict<Row>] {
    offsets.compactMap { piece, offset in
      guard let conflict = found[piece] else { return nil }
      return offset < 0
        ? conflict.with(merged: nil) : conflict.with(merged: rows[piece], offset: offset)
    }
  }
}

extension MergePlan {
  /// Merges the parts of rows in conflict, asks a caller to decide the remaining conflicts, and
  /// updates the plan.
  @export(implementation)
  mutating func decide<Row, ID: Hashable>(
    base: some RandomAccessCollection<Row>, mine: some RandomAccessCollection<Row>,
    theirs: some RandomAccessCollection<Row>, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    first: MergeSide, parts: MergeParts<Row> = .wholeRows, resolve: (MergeConflict<Row>) -> Row?
  ) -> DecidedRows<Row> {
    var rows: [Int: Row] = [:], found: [Int: MergeConflict<Row>] = [:]
    for planned in conflicts {
      let own = planned.mine < 0 ? nil : mine.element(at: Int(planned.mine))
      let other = planned.theirs < 0 ? nil : theirs.element(at: Int(planned.theirs))
      let outcome: Row? =
        switch source(of: planned) {
        case .mine: own
        case .theirs: other
        case nil: nil
        }
      let (conflict, isOpen) = MergeConflict(
        kind: planned.kind, base: planned.base < 0 ? nil : base.element(at: Int(planned.base)),
        mine: own, theirs: other, merged: outcome, offset: nil
      ).merging(parts, first: first, contentsEqual: contentsEqual)
      if isOpen { found[planned.piece] = conflict }
      guard let row = isOpen ? resolve(conflict) : conflict.merged else {
        leaveOut(planned)
        continue
      }
      for given in [conflict.mine, conflict.theirs].lazy.compactMap({ $0 }) {
        require(
          id(given) == id(row),
          "The conflict of row \(id(given)) was resolved by a row of another id, \(id(row)).")
      }
      self.resolve(
        planned, differsFromMine: conflict.mine.map { !contentsEqual($0, row) } ?? true,
        differsFromTheirs: conflict.theirs.map { !contentsEqual($0, row) } ?? true)
      rows[planned.piece] = row
    }
    return DecidedRows(rows: rows, found: found)
  }
}
