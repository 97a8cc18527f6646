// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Calls that look right but need another method. The deprecated overload is more specific than the
// intended one, so the compiler prefers it; an unavailable overload is chosen only if no other
// fits. Neither is in the documentation, where each method has one entry.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RandomAccessCollection {
  /// Returns the diff from this list of sections to another one as if each section were a row.
  ///
  /// `oldSections.sectionedDiff(to: newSections)` compares the rows within the sections. To compare
  /// sections as rows, pass `id: \.id`.
  @available(
    *, deprecated,
    message: "compares each section as one row; use 'sectionedDiff(to:)', or pass 'id: \\.id'"
  )
  @_documentation(visibility: internal)
  @export(implementation)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: ListSection & Equatable {
    tableDiff(to: new, id: \.id, moves: moves, algorithm: algorithm)
  }

  /// Rows that are not `Identifiable` need an identity: `tableDiff(to: new, id: \.self)` if they are
  /// their own ids.
  @available(
    *, unavailable,
    message: "rows that are not Identifiable need an identity, such as 'id: \\.self'"
  )
  @_documentation(visibility: internal)
  @export(implementation)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Hashable {
    tableDiff(to: new, id: \.self, moves: moves, algorithm: algorithm)
  }

  @available(*, unavailable, renamed: "tableDiff(to:)")
  @_documentation(visibility: internal)
  public func diff(to new: some RandomAccessCollection<Element>) -> ListDiff { fatalError() }

  @available(*, unavailable, message: "the old list has the method: 'old.tableDiff(to: new)'")
  @_documentation(visibility: internal)
  public func tableDiff(from old: some RandomAccessCollection<Element>) -> ListDiff { fatalError() }

  @available(*, unavailable, message: "'moves' is '.minimal', '.all' or '.never'")
  @_documentation(visibility: internal)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: Bool
  ) -> ListDiff { fatalError() }

  @available(*, unavailable, renamed: "sectionedDiff(to:)")
  @_documentation(visibility: internal)
  public func sectionedTableDiff(
    to new: some RandomAccessCollection<Element>
  ) -> SectionedDiff where Element: ListSection { fatalError() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListDiff {
  @available(*, unavailable, message: "a list makes a diff: 'old.tableDiff(to: new)'")
  @_documentation(visibility: internal)
  public init<Row>(
    _ old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>
  ) { fatalError() }

  @available(*, unavailable, message: "a list makes a diff: 'old.tableDiff(to: new)'")
  @_documentation(visibility: internal)
  public init<Row>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>
  ) { fatalError() }

  @available(*, unavailable, renamed: "inserts")
  @_documentation(visibility: internal)
  public var insertions: [Int] { fatalError() }

  @available(*, unavailable, renamed: "deletes")
  @_documentation(visibility: internal)
  public var removals: [Int] { fatalError() }

  @available(*, unavailable, renamed: "deletes")
  @_documentation(visibility: internal)
  public var deletions: [Int] { fatalError() }

  @available(*, unavailable, message: "ask '!isEmpty'")
  @_documentation(visibility: internal)
  public var hasChanges: Bool { fatalError() }

  @available(*, unavailable, message: "'inverse' is the diff back")
  @_documentation(visibility: internal)
  public func inverted() -> ListDiff { fatalError() }

  @available(*, unavailable, message: "'OffsetMap(diff).newOffset(ofOld:)' says it")
  @_documentation(visibility: internal)
  public func newOffset(of offset: Int) -> Int? { fatalError() }

  @available(*, unavailable, message: "'OffsetMap(diff).oldOffset(ofNew:)' says it")
  @_documentation(visibility: internal)
  public func oldOffset(of offset: Int) -> Int? { fatalError() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RowSection {
  @available(*, unavailable, renamed: "init(id:header:rows:)")
  @_documentation(visibility: internal)
  public init(id: ID, header: Header, items: [Row]) { fatalError() }

  @available(*, unavailable, message: "a section needs an id: 'RowSection(id:header:rows:)'")
  @_documentation(visibility: internal)
  public init(header: Header, rows: [Row]) where ID == Never { fatalError() }
}
