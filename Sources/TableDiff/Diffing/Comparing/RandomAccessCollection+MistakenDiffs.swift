// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

// Calls that look right, but mean another method. The deprecated one is more specific than the one
// that is meant to be called, so compilers choose it; an unavailable one is chosen only where nothing
// else fits. Both are kept out of the documentation, where each method has one entry.
extension RandomAccessCollection {
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

  @available(*, unavailable, message: "rows that are not Identifiable need an identity, such as 'id: \\.self'")
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel
  ) -> ListDiff where Element: Equatable { fatalError() }
  @available(*, unavailable, renamed: "tableDiff(to:)")
  public func diff(to new: some RandomAccessCollection<Element>) -> ListDiff { fatalError() }
  @available(*, unavailable, message: "the old list has the method: 'old.tableDiff(to: new)'")
  public func tableDiff(from old: some RandomAccessCollection<Element>) -> ListDiff { fatalError() }
  @available(*, unavailable, message: "'moves' is '.minimal', '.all' or '.never'")
  public func tableDiff(to new: some RandomAccessCollection<Element>, moves: Bool) -> ListDiff { fatalError() }
  @available(*, unavailable, renamed: "applying(_:rowsFrom:)")
  public func applying(_ diff: ListDiff, from new: some RandomAccessCollection<Element>) -> [Element] { fatalError() }
}

@available(*, unavailable, message: "a list makes a diff: 'old.tableDiff(to: new)'")
extension ListDiff {
  public init<Rows: RandomAccessCollection>(_ old: Rows, _ new: Rows) { fatalError() }
  public init<Rows: RandomAccessCollection>(from old: Rows, to new: Rows) { fatalError() }
}

extension ListDiff {
  @available(*, unavailable, renamed: "inserts") public var insertions: [Int] { fatalError() }
  @available(*, unavailable, renamed: "deletes") public var removals: [Int] { fatalError() }
  @available(*, unavailable, message: "ask '!isEmpty'") public var hasChanges: Bool { fatalError() }
  @available(*, unavailable, renamed: "inverse") public var inverted: ListDiff { fatalError() }
  @available(*, unavailable, renamed: "changeCount") public var count: Int { fatalError() }
}

extension RowSection {
  @available(*, unavailable, renamed: "init(id:header:rows:)") public init(id: ID, header: Header, items: [Row]) { fatalError() }
}
