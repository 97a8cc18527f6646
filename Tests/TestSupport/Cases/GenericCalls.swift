// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

// Calls for rows, ids, lists and sections of types that few tests have. Each is compiled once, for all types: a copy
// of the engine for every set of types takes a second or more of a release build.

/// The diff of two lists of rows that say who they are.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
package func genericDiff<Row: Identifiable & Equatable>(
  from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
  moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel
) -> ListDiff {
  old.tableDiff(to: new, moves: moves, algorithm: algorithm)
}

/// The diff of two lists.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
package func genericDiff<Row: Equatable, ID: Hashable>(
  from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
  id: (Row) -> ID, moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel
) -> ListDiff {
  old.tableDiff(to: new, id: id, moves: moves, algorithm: algorithm)
}

/// The diff of two lists, unless it is stopped.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
package func genericDiff<Row, ID: Hashable>(
  from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
  id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
  options: ListDiff.Options = ListDiff.Options(),
  shouldStop: () -> Bool = { false }
) -> ListDiff? {
  ListDiff(
    from: old, to: new, id: id, contentsEqual: contentsEqual, options: options,
    shouldStop: shouldStop)
}

/// The diff of two lists of sections.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
package func genericSectionedDiff<Section: ListSection>(
  from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
  moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel
) -> SectionedDiff where Section.Row: Identifiable & Equatable {
  old.sectionedDiff(to: new, moves: moves, algorithm: algorithm)
}

/// The diff of two lists of sections, by closures.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
package func genericSectionedDiff<Section: ListSection, ID: Hashable>(
  from old: [Section], to new: [Section], id: (Section.Row) -> ID,
  contentsEqual: (Section.Row, Section.Row) -> Bool
) -> SectionedDiff {
  old.sectionedDiff(to: new, id: id, contentsEqual: contentsEqual)
}

extension HeadlessListView where Section.Row: Identifiable & Equatable {
  /// Performs a batch.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never") @discardableResult
  package mutating func performGenerically(
    _ batch: BatchUpdate, sections: [Section]
  ) throws(BatchError) -> ListTransition {
    try perform(batch, sections: sections)
  }

  /// Performs the batches of a plan.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never") @discardableResult
  package mutating func performGenerically(
    _ stages: [ListStage<Section>]
  ) throws(BatchError) -> [ListTransition] {
    try perform(stages)
  }
}

extension HeadlessListView {
  /// Performs a batch, by closures.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never") @discardableResult
  package mutating func performGenerically<ID: Hashable>(
    _ batch: BatchUpdate, sections: [Section], id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) throws(BatchError) -> ListTransition {
    try perform(batch, sections: sections, id: id, contentsEqual: contentsEqual)
  }

  /// Performs the batches of a plan, by closures.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never") @discardableResult
  package mutating func performGenerically<ID: Hashable>(
    _ stages: [ListStage<Section>], id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) throws(BatchError) -> [ListTransition] {
    try perform(stages, id: id, contentsEqual: contentsEqual)
  }
}
