// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension ListDiff {
  /// Returns one diff for this change and the next one, by the ids and contents of rows; compiled once, for all types.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func followed<Row: Identifiable & Equatable>(
    by second: ListDiff, from old: some RandomAccessCollection<Row>,
    to new: some RandomAccessCollection<Row>, moves style: MoveStyle = .minimal
  ) -> ListDiff {
    followed(by: second, from: old, to: new, id: \.id, contentsEqual: ==, moves: style)
  }
}

extension SectionedDiff {
  /// Returns one diff for this change and the next one, by the ids and contents of rows; compiled once, for all types.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func followed<Section: ListSection>(
    by second: SectionedDiff, from old: some RandomAccessCollection<Section>,
    to new: some RandomAccessCollection<Section>, moves style: ListDiff.MoveStyle = .minimal
  ) -> SectionedDiff where Section.Row: Identifiable & Equatable {
    followed(by: second, from: old, to: new, id: \.id, contentsEqual: ==, moves: style)
  }
}
