// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SectionedListUpdater where Section.ListState == Section.Rows {
  /// The rows that the list shows; the view's data source must return them.
  ///
  ///     updater.submit(newFruits)
  ///     await updater.settled()
  ///     updater.rows == newFruits  // true
  public var rows: Section.Rows { shown[0].rows }
}

extension SectionedListUpdater {
  /// Submits a state of the list, its rows or sections, to be shown soon.
  ///
  ///     func newState(_ state: AppState) {
  ///       updater.submit(state.fruits)
  ///     }
  ///
  /// When the main actor is free, the newest submitted state is compared with what the list shows.
  /// Older ones are skipped. A state that shares its storage with the shown one costs nothing.
  ///
  /// - Parameters:
  ///   - state: The rows or sections to show.
  ///   - animated: Whether the change may be animated; the value of the newest submission applies.
  ///   - completion: Called once with the outcome of this state; never from within this call.
  /// - Complexity: O(1)
  public func submit(
    _ state: Section.ListState, animated: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) {
    submitSections(
      Section._sections(of: state, shown: shown), animated: animated, completion: completion)
  }

  /// Submits a state of the list, and calls a closure when the state is shown or superseded.
  ///
  ///     updater.submit(newFruits) { print("shown") }
  ///
  /// - Parameters:
  ///   - state: The rows or sections to show.
  ///   - animated: Whether the change may be animated; the value of the newest submission applies.
  ///   - completion: Called once the state is shown, or a newer one is to be shown instead.
  /// - Complexity: O(1)
  public func submit(
    _ state: Section.ListState, animated: Bool = true, _ completion: @escaping @MainActor () -> Void
  ) {
    submit(state, animated: animated) { _ in completion() }
  }

  package func submitSections(
    _ sections: [Section], animated: Bool = true,
    completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) {
    let receipt = completion.map(UpdateReceipt.init)
    maker = nil
    if machine.isUpToDate, view != nil, sections.sharesStorage(with: shown) {
      guard let receipt else { return }
      receipt.outcome = .applied(.unchanged, finished: true)
      due.append(receipt)
      queueTurn()
      return
    }
    add(Submission(sections: sections, isAnimated: animated, receipt: receipt))
  }

  /// Submits a state that is created only when it is needed, at most once a turn.
  ///
  ///     var viewModel = ViewModel() {
  ///       didSet { updater.setNeedsUpdate { [weak self] in self?.viewModel.fruits } }
  ///     }
  ///
  /// Capture the owner of the view model weakly: a data source may keep the updater longer.
  ///
  /// - Parameters:
  ///   - animated: Whether the change may be animated.
  ///   - state: Returns the rows or sections to show, or `nil` to submit nothing. If there are
  ///     several closures, only the newest is called.
  public func setNeedsUpdate(
    animated: Bool = true, _ state: @escaping @MainActor () -> Section.ListState?
  ) {
    setNeedsSections(animated: animated) { [weak self] in
      state().map { Section._sections(of: $0, shown: self?.shown ?? []) }
    }
  }

  package func setNeedsSections(
    animated: Bool = true, _ sections: @escaping @MainActor () -> [Section]?
  ) {
    maker = Maker(make: sections, isAnimated: animated)
    run(nil)
  }

  /// Submits a state, and returns its outcome.
  ///
  ///     let outcome = await updater.show(newFruits)
  ///
  /// - Parameters:
  ///   - state: The rows or sections to show.
  ///   - animated: Whether the change may be animated.
  /// - Returns: The outcome, when it is decided; also if the task is cancelled.
  @discardableResult
  public func show(_ state: Section.ListState, animated: Bool = true) async -> UpdateOutcome {
    await withCheckedContinuation { continuation in
      submit(state, animated: animated) { continuation.resume(returning: $0) }
    }
  }

  /// Waits until the list has settled: no submission waits, all animations are over, and all
  /// outcomes are delivered.
  ///
  ///     model.load()
  ///     await updater.settled()
  ///     screen.shownRows == model.fruits  // true
  ///
  /// It keeps waiting, even if the task is cancelled, while the updater is paused or a change waits
  /// for the view to be on screen.
  public func settled() async {
    if isSettled { return }
    await settled(upTo: .max)
  }

  /// Shows the newest submission now, without waiting for a turn of the main actor, a comparison
  /// off the main actor, or an animation.
  ///
  /// Call it where the list must be up to date in the same turn, such as in `layoutSubviews`. It
  /// compares on the main actor. Outcomes are delivered later, as always.
  ///
  /// - Returns: Whether the list has the newest submission; `false` if it cannot be shown now:
  ///   within a call of the view or the updater, while the updater is paused or the user drags, or
  ///   off screen if changes wait until the view is on screen.
  @discardableResult
  public func updateIfNeeded() -> Bool {
    if depth > 0 || machine.isInBatch { return false }
    isHurried = true
    defer { isHurried = false }
    makeState(isHurried: true)
    // Later submissions have to wait, or this might never end.
    let last = lastTicket
    while true {
      let before = machine
      run(machine.hurried())
      if (machine.target ?? machine.pending ?? 0) > last { break }
      run(machine.turn())
      if machine == before { break }
    }
    return machine.isUpToDate && maker == nil
  }

  /// Moves a row in the data after the user moved it in the view.
  ///
  ///     // In tableView(_:moveRowAt:to:):
  ///     updater.moveRow(
  ///       from: RowPath(section: from.section, row: from.row),
  ///       to: RowPath(section: to.section, row: to.row))
  ///     store.send(.moved(from, to))
  ///
  /// The view already shows the move, so it is not called. When the store submits a state with the
  /// same move, nothing is animated twice.
  ///
  /// - Parameters:
  ///   - from: The path of the row before the move.
  ///   - to: The path of the row after the move.
  /// - Precondition: Both paths exist.
  /// - Complexity: O(*n*), where *n* is the number of rows in the two sections.
  public func moveRow(from: RowPath, to: RowPath) {
    require(starts.contains(from), "There is no row at \(from) to move.")
    let target = starts.hasSection(to.section) ? starts.rows(of: to.section).count : -1
    let last = from.section == to.section ? target - 1 : target
    require(0 <= to.row && to.row <= last, "There is no place at \(to) for the row at \(from).")
    var moved = shown
    var rows = moved[from.section].rows
    let row = rows.remove(at: rows.index(rows.startIndex, offsetBy: from.row))
    if from.section != to.section {
      moved[from.section] = moved[from.section].with(rows: rows)
      rows = moved[to.section].rows
    }
    rows.insert(row, at: rows.index(rows.startIndex, offsetBy: to.row))
    moved[to.section] = moved[to.section].with(rows: rows)
    shown = moved
    starts = SectionStarts(of: moved)
    machine.dataMoved()
    run(nil)
  }

  /// Cancels all submissions that the list has not begun to show.
  ///
  /// A change that has begun is completed, or the list would stay in a state that was never submitted.
  /// If a newer submission superseded the change between two of its batches, the newer one is shown.
  public func cancel() {
    maker = nil
    run(machine.cancelled())
  }
}
