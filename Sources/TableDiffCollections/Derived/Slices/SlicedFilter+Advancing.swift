// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SlicedFilter {
  /// Tests rows as long as a closure says so, and returns what changed in the list.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
  ///     var search = people.derived.updatingFilter(.narrower) { $0.name.contains("B") }
  ///     search.advance(while: { true })?.deletes  // [0]
  ///     while search.advance(while: { true }) != nil {}
  ///     search.isComplete                         // true
  ///
  /// The library has no clock: an app compares the time with the end of its slice. A slice ends before
  /// that if it has changed so many rows that to show them takes some tenths of a millisecond; an app
  /// that has time left calls it again. It always tests some rows.
  ///
  /// - Parameter shouldContinue: Whether to go on; called after some hundred rows at most.
  /// - Returns: The diff from what was shown before the call to what is shown after it; `nil` if
  ///   ``isComplete`` was `true` before.
  /// - Complexity: O(*t* + log *n*) for *t* rows that are tested of *n*, and O(log *n*) for each row that
  ///   takes a place in an order.
  @export(implementation)
  @discardableResult
  public mutating func advance(while shouldContinue: () -> Bool) -> List.Diff? {
    if progress.stage == .done { return nil }
    var progress = progress
    // Nobody else has the bits, so that they are changed in place.
    takeProgress()
    defer { setProgress(progress) }
    var canContinue = true
    while canContinue, progress.stage != .done {
      if let diff = stage(&progress, { shouldContinue() }) { return diff }
      canContinue = shouldContinue()
    }
    return finished { () throws(_Stopped) in
      try current._finish(_FilteredRows(current._order.counts), nil)
    }
  }

  /// Goes on with a stage, and returns the diff if anything has changed.
  @export(implementation)
  mutating func stage(
    _ progress: inout FilterProgress<List.Row, List._Key>, _ shouldContinue: () -> Bool
  ) -> List.Diff? {
    var rows = _FilteredRows(current._order.counts)
    switch progress.stage {
    case .leading, .excluding:
      let isTesting = progress.stage == .leading
      if isTesting, current._order.isInSourceOrder, !current._order.isReversed {
        current._order.testInSourceOrder(
          &progress, isHidden: false, &rows, while: shouldContinue)
        if progress.offset == current.source.count {
          progress.endStage()
          progress.stage = .hidden
        }
      } else {
        rows.excluded = current._order.walk(&progress, isTesting: isTesting, while: shouldContinue)
        if progress.part == current._order.parts.count || isTesting && progress.leadingCount <= 0 {
          progress.endStage()
        }
      }
      if rows.excluded.isEmpty { return nil }
      rows.newCounts = current._order.counts
      current._order.removeEmptyParts(&progress)
    case .shown:
      if current._order.testShown(&progress, while: shouldContinue) { progress.endStage() }
      return nil
    case .hidden:
      if !current._order.isInSourceOrder {
        let found = current._order.testHidden(&progress, while: shouldContinue)
        if progress.offset == current.source.count { current._order.endTests(&progress) }
        return add(found)
      }
      current._order.testInSourceOrder(&progress, isHidden: true, &rows, while: shouldContinue)
      if progress.offset == current.source.count { progress.endStage() }
      if rows.added.isEmpty { return nil }
      rows.newCounts = current._order.counts
    case .inserting:
      let found = current._order.takeFound(&progress)
      if progress.offset == current.source.count { progress.endStage() }
      return add(found)
    case .sorting:
      if current._order.sortAll(&progress, while: shouldContinue) { progress.endStage() }
      return nil
    case .adding:
      rows = current._order.addSorted(&progress, while: shouldContinue)
      if rows.added.isEmpty { return nil }
    case .done: return nil
    }
    return finished { () throws(_Stopped) in try current._finish(rows, nil) }
  }

  /// Adds rows in an order, and returns the diff if there are any.
  @export(implementation)
  mutating func add(_ found: ContiguousArray<Int>) -> List.Diff? {
    if found.isEmpty { return nil }
    return finished { () throws(_Stopped) in
      try current._finish(current._order.add(found), nil)
    }
  }

  @usableFromInline
  mutating func setProgress(_ progress: FilterProgress<List.Row, List._Key>) {
    self.progress = progress
  }

  /// Drops the bits, which the caller has.
  @usableFromInline
  mutating func takeProgress() {
    let none = RowBits(count: 0)
    (progress.untested, progress.included, progress.excluded) = (none, none, none)
    (progress.found, progress.tested, progress.matching) = (none, none, none)
    progress.resorting = Resorting()
  }

  /// Replaces the filter by another one, whether this one is complete or not.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
  ///     var search = people.derived.updatingFilter(.narrower) { $0.name.contains("e") }
  ///     search.updateFilter(.narrower) { $0.name.contains("ea") }
  ///     search.advance(while: { true })?.deletes  // [0]
  ///
  /// Rows that were not tested yet are tested by the new filter alone.
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  /// - Complexity: O(*n*) steps for 64 rows each, where *n* is the number of rows of the source.
  @export(implementation)
  @inline(__always)
  public mutating func updateFilter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (List.Row) -> Bool
  ) {
    replace(RowTest(isIncluded), change)
  }

  @export(implementation)
  mutating func replace(_ test: RowTest<List.Row>, _ change: FilterChange) {
    current._order.rules.isIncluded = test.isIncluded
    current._order.rememberOrder()
    progress.restart(test, change, current._order.labels)
  }

  /// Takes over the next version of the source, and returns what changed.
  ///
  ///     let old = [Person(id: 1, name: "Ann")], new = [Person(id: 1, name: "Bea")]
  ///     var search = old.derived.updatingFilter { $0.name.contains("B") }
  ///     search.update(to: new).updates.count  // 1: it is tested at once
  ///
  /// Rows that are inserted or updated are tested at once; others that were not tested yet are tested
  /// by the slices that follow.
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from the list's source to `new`; `nil` to compare them.
  /// - Returns: The diff from what was shown before the call to what is shown after it.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of ``Derivation/update(to:by:)``, plus O(*n*) steps for 64 rows each.
  @export(implementation)
  @discardableResult
  public mutating func update(to new: List.Source, by changes: ListDiff? = nil) -> List.Diff {
    let changes = changes ?? current.source.tableDiff(to: new)
    let diff = current.update(to: new, by: changes)
    progress.follow(changes, current._order.labels)
    return diff
  }
}
