// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

public import TableDiff

// Calls that people try, each with a message that names the one that is meant. An unavailable declaration is chosen
// only where nothing else fits, a deprecated one where it is more specific.
extension SectionedListUpdater {
  @available(*, deprecated, message: "shows each section as one row; sections have a 'SectionedListUpdater'")
  @_documentation(visibility: internal)
  public convenience init<Row: ListSection>(
    _ rows: [Row] = [], comparison: ListComparison<SingleSection<[Row]>> = .onMain,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<[Row]>, Row: Equatable {
    self.init([SingleSection(rows: rows)], comparison: comparison, options: options, scheduler: .tasks)
  }

  @available(*, unavailable, message: "rows are 'Identifiable' and 'Equatable', or have a 'comparison' by closures")
  public convenience init<Row>(_ rows: [Row]) where Section == SingleSection<[Row]> { fatalError() }
  @available(*, unavailable, message: "a list without rows has a type: 'ListUpdater<Fruit>()'")
  public convenience init(_ rows: [Never]) where Section == SingleSection<[Never]> { fatalError() }
  @available(*, unavailable, renamed: "init(_:comparison:options:)")
  public convenience init<Row>(rows: [Row]) where Section == SingleSection<[Row]> { fatalError() }
  @available(*, unavailable, message: "sections have a 'SectionedListUpdater'")
  public convenience init<S: ListSection>(sections: [S]) where Section == SingleSection<[S.Row]> { fatalError() }
  @available(*, unavailable, renamed: "reload()") public func reloadAll() {}
  @available(*, unavailable, renamed: "rows") public var items: Section.ListState { fatalError() }
  @available(*, unavailable, message: "'UndoManager.registerUndo' can submit the rows of before: see the guide Undo")
  public var undoManager: AnyObject? { get { nil } set {} }
}

@available(*, unavailable, message: "rows that are in no array have a 'RowsUpdater', such as 'RowsUpdater(tree)', or pass 'Array(rows)'")
extension SectionedListUpdater {
  public convenience init<Rows: Sequence>(rows: Rows) where Section == SingleSection<[Rows.Element]> { fatalError() }
  public convenience init<Rows: Sequence>(_ rows: Rows) where Section == SingleSection<[Rows.Element]> { fatalError() }
  public func submit<Rows: Sequence>(_ rows: Rows, animated: Bool = true) where Section == SingleSection<[Rows.Element]> {}
}

@available(*, unavailable, renamed: "submit(_:animated:completion:)")
extension SectionedListUpdater {
  public func submit(rows state: Section.ListState, animated: Bool = true) {}
  public func submit(sections state: Section.ListState, animated: Bool = true) {}
  public func update(rows state: Section.ListState, animated: Bool = true) {}
  public func apply(rows state: Section.ListState, animated: Bool = true) {}
  public func apply(_ state: Section.ListState, animated: Bool = true) {}
}

@available(*, unavailable, message: "'onEvent' tells what was done and what is wrong, 'options.log' in words")
extension SectionedListUpdater {
  public var onUpdate: ((ListDiff) -> Void)? { get { nil } set {} }
  public var onError: ((any Error) -> Void)? { get { nil } set {} }
}
