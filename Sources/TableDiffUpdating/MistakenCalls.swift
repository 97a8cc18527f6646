// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

public import TableDiff

// Calls that people try, each with a message that names the one that is meant. An unavailable declaration is chosen
// only where nothing else fits, a deprecated one where it is more specific.
extension SectionedListUpdater {
  @available(*, deprecated,
    message: "shows each section as one row; sections have a 'SectionedListUpdater'")
  @_documentation(visibility: internal)
  public convenience init<Row: ListSection>(
    _ rows: [Row] = [], comparison: ListComparison<SingleSection<[Row]>> = .onMain,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<[Row]>, Row: Equatable {
    self.init(
      [SingleSection(rows: rows)], comparison: comparison, options: options, scheduler: .tasks)
  }

  @available(*, unavailable, renamed: "init(_:comparison:options:)")
  public convenience init<Row>(rows: [Row], options: UpdateOptions = .init())
  where Section == SingleSection<[Row]> { fatalError() }
  @available(*, unavailable, message: "rows that are in no array have a 'RowsUpdater', such as 'RowsUpdater(tree)'")
  public convenience init<Rows: RandomAccessCollection>(rows: Rows, options: UpdateOptions = .init())
  where Section == SingleSection<[Rows.Element]> { fatalError() }
  @available(*, unavailable, message: "rows that are in no array have a 'RowsUpdater', such as 'RowsUpdater(tree)'")
  public convenience init<Rows: RandomAccessCollection>(_ rows: Rows)
  where Section == SingleSection<[Rows.Element]> { fatalError() }
  @available(*, unavailable, message: "sections have a 'SectionedListUpdater'")
  public convenience init<Other: ListSection>(sections: [Other])
  where Section == SingleSection<[Other.Row]> { fatalError() }

  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  public func submit(rows state: Section.ListState, animated: Bool = true) {}
  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  public func submit(sections state: Section.ListState, animated: Bool = true) {}
  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  public func update(rows state: Section.ListState, animated: Bool = true) {}
  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  public func update(_ state: Section.ListState, animated: Bool = true) {}
  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  public func apply(rows state: Section.ListState, animated: Bool = true) {}
  @available(*, unavailable, renamed: "submit(_:animated:completion:)")
  public func apply(_ state: Section.ListState, animated: Bool = true) {}
  @available(*, unavailable, renamed: "show(_:animated:)")
  public func show(rows state: Section.ListState, animated: Bool = true) async {}
  @available(*, unavailable, renamed: "follow(_:animated:)")
  public func follow<States>(rows states: States, animated: Bool = true) {}
  @available(*, unavailable, renamed: "setNeedsUpdate(animated:_:)")
  public func setNeedsUpdate(animated: Bool = true, rows: () -> Section.ListState?) {}
  @available(*, unavailable, message: "set 'isPaused'") public func pause() {}
  @available(*, unavailable, message: "set 'isPaused'") public func resume() {}
  @available(*, unavailable, message: "the updater reloads where it must; submit the newest state")
  public func reload() {}
  @available(*, unavailable, message: "data sources have 'reconfigure(_:)' for one row")
  public func reload<ID>(ids: [ID]) {}
  @available(*, unavailable, message: "await 'settled()', or watch 'options.onEvent'")
  public var isAnimating: Bool { fatalError() }
  @available(*, unavailable, renamed: "rows") public var items: Section.ListState { fatalError() }
  @available(*, unavailable, renamed: "options.onEvent")
  public var onEvent: (@MainActor (UpdateEvent) -> Void)? { get { nil } set {} }
  @available(*, unavailable, renamed: "options.log")
  public var log: (@MainActor (String) -> Void)? { get { nil } set {} }
  @available(*, unavailable, renamed: "options.onEvent")
  public var onUpdate: ((UpdateReport) -> Void)? { get { nil } set {} }
  @available(*, unavailable, message: "'options.onEvent' tells what is wrong")
  public var onError: ((any Error) -> Void)? { get { nil } set {} }
}

extension ScrollBehavior {
  @available(*, unavailable, message: "it is '.keepsVisibleRow()'")
  public static var keepsPosition: ScrollBehavior { fatalError() }
}
