// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffUpdating

/// A list view without a screen that a `ListUpdater` drives, and that records failures which would
/// make a list view throw or show wrong rows.
///
///     let updater = ListUpdater(fruits)
///     let screen = HeadlessScreen(updater)
///     updater.submit(newFruits)
///     updater.updateIfNeeded()
///     screen.shownRows == newFruits  // true
///     screen.failures                // []
///
/// It replaces a view in tests on any platform, from a store to its list. It can simulate
/// situations that are hard to arrange with a view: being off screen or in the middle of a drag. A
/// `HeadlessListView` checks the batches.
///
/// ``HeadlessScreen`` is the screen of a list without sections whose rows are in an array.
@MainActor
public final class SectionedHeadlessScreen<Section: ListSection>: ListView {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let kind: ListViewKind

  /// Whether the view is in a window.
  public var isOnScreen = true {
    didSet { seeRows() }
  }

  /// Whether the user is dragging, or the screen is calling its data source.
  public var isBusy: Bool {
    get { isDragged || isReading }
    set { isDragged = newValue }
  }

  /// Whether the user prefers changes without animation.
  public var prefersReducedMotion = false

  /// The number of rows that fit on the screen; `nil`, the default, if all do.
  public var visibleRowCount: Int? {
    didSet { seeRows() }
  }

  /// When the view reports that the animation of a batch is over.
  public var completion = ScreenCompletion.nextTurn

  /// Whether the view performs batches only in `runLateBatches()`, as a list view may do in the
  /// middle of another batch.
  package var isLate = false

  /// Whether the view refuses all batches.
  package var refusesBatches = false

  /// What would have made a list view throw or show wrong rows; empty in a passing test.
  public private(set) var failures: [ScreenFailure] = []

  /// The batches that were performed.
  public private(set) var batches: [BatchUpdate] = []

  /// The number of batches that were animated.
  public private(set) var animatedBatchCount = 0

  /// The number of reloads, including the first.
  public private(set) var reloadCount = 0

  /// The list as a user would see it.
  package private(set) var list: HeadlessListView<Section>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public private(set) var reportedRowCounts: [Int]?

  private let dataSource: @MainActor () -> [Section]
  private let run: RunBatch
  private var isDragged = false
  private var isReading = false
  private var isInBatch = false

  /// The number of batches whose end was not reported.
  private var animationCount = 0

  /// The offset of the first visible row.
  var topOffset = 0

  /// Looks whether the end is near, and for `onReachingEnd`; `nil` if nobody asks.
  var seeEnd: (() -> Void)?

  /// The closure of `onReachingEnd`.
  var endAction: (() -> Void)?

  var lateBatches: [@MainActor () -> Void] = []
  var openCompletions: [@MainActor (Bool) -> Void] = []

  /// The last batch, until its cells are refreshed.
  var unrefreshed: BatchUpdate?

  /// A batch that the updater has not refreshed yet, although the view was reloaded since.
  var redundantRefresh: BatchUpdate?

  @usableFromInline
  typealias RunBatch = (
    _ list: inout HeadlessListView<Section>, _ batch: BatchUpdate, _ sections: [Section]
  ) throws -> Void

  @usableFromInline
  init(
    kind: ListViewKind, dataSource: @escaping @MainActor () -> [Section],
    run: @escaping RunBatch
  ) {
    self.kind = kind
    self.dataSource = dataSource
    self.run = run
    list = HeadlessListView(sections: [], kind: kind)
  }

  /// Whether a batch is waiting for `runLateBatches()`.
  package var hasLateBatches: Bool { !lateBatches.isEmpty }

  /// Whether an animation is waiting for `completeBatches(finished:)`.
  package var hasOpenCompletions: Bool { !openCompletions.isEmpty }

  // MARK: ListView

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws {
    if isInBatch || isReading { failures.append(.nestedBatch(batch)) }
    if isDragged { failures.append(.changedWhileBusy) }
    if animated && !isOnScreen { failures.append(.animatedOffScreen(batch)) }
    requireRefreshed()
    requireCounts()
    if refusesBatches { throw ScreenFailure.refused(batch) }
    if isLate {
      lateBatches.append { [weak self] in
        try? self?.run(batch, animated, change, completion)
      }
    } else {
      try run(batch, animated, change, completion)
    }
  }

  // Records that the cells of the last batch were refreshed, or those of a batch that does nothing
  // else, in the middle of an animation.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func refresh(_ batch: BatchUpdate) {
    if isInBatch { failures.append(.refreshedInBatch(batch)) }
    if batch != unrefreshed && batch != redundantRefresh {
      if animationCount > 0, unrefreshed == nil, batch.hasNoStructure {
        if isBusy { failures.append(.changedWhileBusy) }
        if attempt(batch) { batches.append(batch) }
      } else {
        failures.append(.unexpectedRefresh(batch))
      }
    }
    (unrefreshed, redundantRefresh) = (nil, nil)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func reload(change: @MainActor () -> Void) {
    if isInBatch || isReading { failures.append(.reloadedInBatch) }
    if isDragged { failures.append(.changedWhileBusy) }
    change()
    load()
  }

  private func run(
    _ batch: BatchUpdate, _ animated: Bool, _ change: () -> Bool,
    _ completion: @escaping @MainActor (Bool) -> Void
  ) throws {
    isInBatch = true
    defer { isInBatch = false }
    if !change() { return }
    if isDragged { failures.append(.changedWhileBusy) }
    if !attempt(batch) { throw ScreenFailure.refused(batch) }
    batches.append(batch)
    if animated { animatedBatchCount += 1 }
    if batch.hasRefreshes { unrefreshed = batch }
    animationCount += 1
    let completion = { @MainActor [weak self] (finished: Bool) in
      self?.animationCount -= 1
      completion(finished)
    }
    switch self.completion {
    case .immediate: completion(true)
    case .nextTurn: Task { @MainActor in completion(true) }
    case .manual: openCompletions.append(completion)
    default: break
    }
  }

  /// Performs a batch on the list, and returns whether the list accepts it.
  @discardableResult
  func attempt(_ batch: BatchUpdate) -> Bool {
    let sections = read()
    do {
      try run(&list, batch, sections)
    } catch {
      failures.append(.rejected(batch, error))
      return false
    }
    reportedRowCounts = sections.map(\.rows.count)
    seeRows()
    return true
  }

  func load() {
    let sections = read()
    list.reload(sections)
    reportedRowCounts = sections.map(\.rows.count)
    unrefreshed = nil
    reloadCount += 1
    seeRows()
  }

  /// Calls the data source, which must not call the updater meanwhile.
  private func read() -> [Section] {
    let wasReading = isReading
    isReading = true
    defer { isReading = wasReading }
    return dataSource()
  }

  private func requireRefreshed() {
    if let unrefreshed { failures.append(.missingRefresh(unrefreshed)) }
    unrefreshed = nil
  }

  /// Records a failure if the counts of the data source and the view differ before a batch.
  private func requireCounts() {
    let counts = read().map(\.rows.count)
    if counts != reportedRowCounts {
      failures.append(.countsDiffer(view: reportedRowCounts ?? [], dataSource: counts))
    }
  }
}
