// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension ListUpdater {
  /// Creates an updater of a list without sections.
  ///
  ///     let updater = ListUpdater(rows: fruits)
  ///     updater.sections[0].rows == fruits  // true
  ///
  /// The rows are an array, a `TreeArray`, the rows of a `DerivedList`, or in whatever else a
  /// `SingleSection` stores them; so are those of each state that is submitted.
  ///
  /// - Parameters:
  ///   - rows: The rows to show first.
  ///   - comparison: How to compare states: ``ListComparison/onMain`` or
  ///     ``ListComparison/offMain(above:)``.
  ///   - options: How to show changes.
  public convenience init<Rows>(
    rows: Rows = Rows(), comparison: ListComparison<SingleSection<Rows>> = .onMain,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<Rows>, Rows.Element: Identifiable & Equatable {
    self.init([SingleSection(rows: rows)], comparison: comparison, options: options)
  }

  /// Creates an updater of a list without sections whose rows closures compare.
  ///
  ///     let updater = ListUpdater(
  ///       rows: lines, comparison: .onMain(id: { $0.key }, contentsEqual: { $0.text == $1.text }))
  ///
  /// - Parameters:
  ///   - rows: The rows to show first.
  ///   - comparison: How to compare states.
  ///   - options: How to show changes.
  public convenience init<Rows>(
    rows: Rows = Rows(), comparison: ListComparison<SingleSection<Rows>>,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<Rows> {
    self.init([SingleSection(rows: rows)], comparison: comparison, options: options)
  }

  /// Submits a state of a list without sections, as ``submit(_:animated:completion:)`` does.
  ///
  ///     updater.submit(rows: state.fruits)
  ///
  /// - Parameters:
  ///   - rows: The rows to show.
  ///   - animated: Whether the change may be animated; the value of the newest submission applies.
  ///   - completion: Called once with what became of the state; never from within this call.
  public func submit<Rows>(
    rows: Rows, animated: Bool = true, completion: (@MainActor (UpdateOutcome) -> Void)? = nil
  ) where Section == SingleSection<Rows> {
    submit(list(of: rows), animated: animated, completion: completion)
  }

  /// Submits a state of a list without sections that is made only when it is needed, as
  /// ``setNeedsUpdate(animated:_:)`` does.
  ///
  ///     updater.setNeedsUpdate { [weak self] in self?.viewModel.fruits }
  ///
  /// - Parameters:
  ///   - animated: Whether the change may be animated.
  ///   - rows: Makes the rows to show; `nil` submits nothing. Of several closures the newest is
  ///     called.
  public func setNeedsUpdate<Rows>(
    animated: Bool = true, rows: @escaping @MainActor () -> Rows?
  ) where Section == SingleSection<Rows> {
    setNeedsUpdate(animated: animated) { [weak self] in rows().flatMap { self?.list(of: $0) } }
  }

  /// Submits a state of a list without sections, and returns what became of it.
  ///
  ///     let outcome = await updater.show(rows: fruits)
  ///
  /// - Parameters:
  ///   - rows: The rows to show.
  ///   - animated: Whether the change may be animated.
  /// - Returns: The outcome, once there is one.
  @discardableResult
  public func show<Rows>(
    rows: Rows, animated: Bool = true
  ) async -> UpdateOutcome where Section == SingleSection<Rows> {
    await show(list(of: rows), animated: animated)
  }

  /// Returns rows as sections: those that are shown, if they have the same rows.
  private func list<Rows>(of rows: Rows) -> [Section] where Section == SingleSection<Rows> {
    if let shown = sections.first, sections.count == 1, shown.rows.sharesStorage(with: rows) {
      return sections
    }
    return [SingleSection(rows: rows)]
  }
}
