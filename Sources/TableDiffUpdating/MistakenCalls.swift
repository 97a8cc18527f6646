// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

// Calls that people try, each with a message that names the one that is meant. An unavailable declaration is chosen
// only where nothing else fits, a deprecated one where it is more specific. They are kept out of the documentation.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SectionedListUpdater {
  @available(
    *, deprecated, message: "shows each section as one row; sections have a 'SectionedListUpdater'"
  )
  @_documentation(visibility: internal)
  public convenience init<Row: ListSection>(
    _ rows: [Row] = [], comparison: ListComparison<SingleSection<[Row]>> = .onMain,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<[Row]>, Row: Equatable {
    self.init(
      [SingleSection(rows: rows)], comparison: comparison, options: options, scheduler: .tasks)
  }

  @available(*, unavailable, renamed: "init(_:comparison:options:)")
  @_documentation(visibility: internal)
  public convenience init<Row>(
    rows: [Row] = [], comparison: ListComparison<Section>? = nil,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<[Row]> { fatalError() }

  @available(
    *, unavailable,
    message: "rows that are in no array have a 'RowsUpdater', such as 'RowsUpdater(tree)'"
  )
  @_documentation(visibility: internal)
  public convenience init<Rows: RandomAccessCollection>(
    rows: Rows, comparison: ListComparison<SingleSection<Rows>>? = nil,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<[Rows.Element]> { fatalError() }

  @available(
    *, unavailable,
    message: "rows that are in no array have a 'RowsUpdater', such as 'RowsUpdater(tree)'"
  )
  @_documentation(visibility: internal)
  public convenience init<Rows: RandomAccessCollection>(
    _ rows: Rows, comparison: ListComparison<SingleSection<Rows>>? = nil,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<[Rows.Element]> { fatalError() }

  @available(*, unavailable, message: "sections have a 'SectionedListUpdater'")
  @_documentation(visibility: internal)
  public convenience init<Other: ListSection>(
    sections: [Other], comparison: ListComparison<Other>? = nil,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<[Other.Row]> { fatalError() }

  @available(*, unavailable, message: "sections have a 'SectionedListUpdater'")
  @_documentation(visibility: internal)
  public convenience init<Other: ListSection>(
    _ sections: [Other], comparison: ListComparison<Other>? = nil,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<[Other.Row]> { fatalError() }

  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  @_documentation(visibility: internal)
  public func submit(
    rows state: Section.ListState, animated: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) { fatalError() }

  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  @_documentation(visibility: internal)
  public func submit(
    sections state: Section.ListState, animated: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) { fatalError() }

  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  @_documentation(visibility: internal)
  public func update(
    rows state: Section.ListState, animated: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) { fatalError() }

  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  @_documentation(visibility: internal)
  public func apply(
    rows state: Section.ListState, animated: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) { fatalError() }

  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  @_documentation(visibility: internal)
  public func update(
    _ state: Section.ListState, animated: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) { fatalError() }

  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  @_documentation(visibility: internal)
  public func apply(
    _ state: Section.ListState, animated: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) { fatalError() }

  @available(*, unavailable, renamed: "show(_:animated:)")
  @_documentation(visibility: internal)
  public func show(rows state: Section.ListState, animated: Bool = true) async -> UpdateOutcome {
    fatalError()
  }

  @available(*, unavailable, renamed: "follow(_:animated:)")
  @_documentation(visibility: internal)
  public func follow<States: AsyncSequence>(rows states: States, animated: Bool = true) {
    fatalError()
  }

  @available(*, unavailable, renamed: "setNeedsUpdate(animated:_:)")
  @_documentation(visibility: internal)
  public func setNeedsUpdate(
    animated: Bool = true, rows state: @escaping @MainActor () -> Section.ListState?
  ) { fatalError() }

  @available(*, unavailable, message: "set 'isPaused'")
  @_documentation(visibility: internal)
  public func pause() { fatalError() }

  @available(*, unavailable, message: "set 'isPaused'")
  @_documentation(visibility: internal)
  public func resume() { fatalError() }

  @available(
    *, unavailable, message: "the updater reloads the view where it must; submit the newest state"
  )
  @_documentation(visibility: internal)
  public func reload() { fatalError() }

  @available(*, unavailable, message: "await 'settled()', or watch 'options.onEvent'")
  @_documentation(visibility: internal)
  public var isAnimating: Bool { fatalError() }

  @available(*, unavailable, renamed: "options.onEvent")
  @_documentation(visibility: internal)
  public var onEvent: (@MainActor (UpdateEvent) -> Void)? {
    get { fatalError() }
    set { fatalError() }
  }

  @available(*, unavailable, renamed: "rows")
  @_documentation(visibility: internal)
  public var items: Section.ListState { fatalError() }

  @available(*, unavailable, message: "data sources have 'reconfigure(_:)' for one row")
  @_documentation(visibility: internal)
  public func reload<ID>(ids: [ID]) { fatalError() }

  @available(*, unavailable, message: "call 'reloadData()' of the view")
  @_documentation(visibility: internal)
  public func reloadAll() { fatalError() }

  @available(*, unavailable, message: "'options.onEvent' tells what is wrong")
  @_documentation(visibility: internal)
  public var onError: ((any Error) -> Void)? {
    get { fatalError() }
    set { fatalError() }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollBehavior {
  @available(*, unavailable, message: "it is '.keepsVisibleRow()'")
  @_documentation(visibility: internal)
  public static var keepsPosition: ScrollBehavior { fatalError() }
}
