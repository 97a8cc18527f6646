// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension DerivedList {
  /// Takes over the next version of the source, and returns what changed in the list.
  ///
  ///     var contacts = TreeArray([Person(id: 1, name: "Zoe"), Person(id: 2, name: "Max")])
  ///     var visible = contacts.derived.sorted { $0.name < $1.name }
  ///     contacts[0].name = "Ann"
  ///     let diff = visible.update(to: contacts)
  ///     diff.moves    // [Move(from: 1, to: 0)]
  ///     diff.updates  // [Update(from: 1, to: 0)]
  ///
  /// - Parameter new: The next version, in which any rows may have changed.
  /// - Returns: The diff from the rows of this list before the call to those after it. With unique ids
  ///   it is the one that a comparison of both gives.
  /// - Complexity: As that of a diff of both versions, plus O(*k* log *n*), where *k* is the number of
  ///   changes and *n* that of rows; of many changes, less than that of a new list and a diff.
  @inlinable
  @discardableResult
  public mutating func update(to new: Source) -> ListDiff {
    update(to: new, by: order.source.tableDiff(to: new))
  }

  /// Takes over the next version of the source by what is known to have changed in it, and returns
  /// what changed in the list.
  ///
  ///     let old = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Max")]
  ///     let new = [Person(id: 1, name: "Zoe"), Person(id: 3, name: "Ann")]
  ///     var visible = old.derived.sorted { $0.name < $1.name }
  ///     let diff = visible.update(to: new, by: old.tableDiff(to: new))
  ///     visible.rows.map(\.name)  // ["Ann", "Zoe"]
  ///
  /// Of an array, this spares the comparison of both versions.
  ///
  /// - Parameters:
  ///   - new: The next version.
  ///   - changes: The diff from ``source`` to `new`.
  /// - Returns: The diff from the rows of this list before the call to those after it.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: O(*k* log *n*), where *k* is the number of changes and *n* that of rows; of many
  ///   changes, less than that of a new list and a diff.
  @inlinable
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff) -> ListDiff {
    finish(order.update(to: new, by: changes))
  }

  /// Returns the diff of changes that were carried out.
  @inlinable
  mutating func finish(_ changes: ShownChanges) -> ListDiff {
    var changes = changes
    if order.isReversed { changes.reverse() }
    return changes.listDiff(from: 0..<changes.oldCounts[0], to: 0..<changes.newCounts[0])
  }
}

extension DerivedList {
  /// Replaces all filters by another one, and returns what changed.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
  ///     var found = people.derived
  ///     let diff = found.updateFilter(.narrower) { $0.name.contains("B") }
  ///     diff.deletes  // [0]
  ///
  /// A function is passed with its label: `updateFilter(.narrower, to: search.matches)`.
  ///
  /// Rows that are not tested stay shown or hidden, although the filter might say otherwise, until
  /// they are updated.
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  /// - Returns: The diff from the rows of this list before the call to those after it.
  /// - Complexity: O(*t* + *v*), where *t* is the number of rows tested and *v* that of rows shown before,
  ///   and O(log *n*) for each row that appears.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func updateFilter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (Row) -> Bool
  ) -> ListDiff {
    let isIncluded = DerivationRules<Row, Never>.predicate(isIncluded)
    if change == .narrower {
      order.rules.isIncluded = isIncluded
      var excluded = order.exclude(isIncluded)
      if order.isReversed { excluded.reverse() }
      return excluded.listDiff
    }
    return finish(order.updateFilter(change, isIncluded))
  }

  /// Replaces the order by another one, and returns what changed.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     var sorted = people.derived.sorted { $0.id < $1.id }
  ///     let diff = sorted.updateOrder { $0.name < $1.name }
  ///     diff.moves  // [Move(from: 1, to: 0)]
  ///
  /// A list that is reversed stays so.
  ///
  /// - Parameter areInIncreasingOrder: Whether a row comes before another one.
  /// - Returns: The diff from the rows of this list before the call to those after it.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func updateOrder(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool
  ) -> ListDiff {
    finish(order.reorder(by: RowOrder(areInIncreasingOrder)))
  }

  /// Replaces the order by another one, and returns what changed, unless it is stopped.
  ///
  ///     var sorted = [Person(id: 1, name: "Zoe")].derived
  ///     sorted.updateOrder(by: { $0.name < $1.name }, shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: Whether a row comes before another one.
  ///   - shouldStop: Whether to stop; called after some ten thousand rows.
  /// - Returns: The diff from the rows of this list before the call to those after it; `nil` if
  ///   `shouldStop` returned `true`, and the list is as before.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @inlinable
  @inline(__always)
  public mutating func updateOrder(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool, shouldStop: () -> Bool
  ) -> ListDiff? {
    withoutActuallyEscaping(shouldStop) { shouldStop in
      order.reorder(by: RowOrder(areInIncreasingOrder), shouldStop: shouldStop)
    }.map { finish($0) }
  }

  /// Reverses the list: what was last is first, also among rows that are equal by the order.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     var sorted = people.derived.sorted { $0.name < $1.name }
  ///     sorted.reverse()
  ///     sorted.rows.map(\.name)  // ["Zoe", "Ann"]
  ///
  /// It returns no diff, which would move all rows but one: reload the list view.
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func reverse() { order.isReversed.toggle() }

  /// Whether a row that is edited keeps its place in the order until ``sortAgain()`` is called.
  ///
  ///     var people = TreeArray([Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")])
  ///     var table = people.derived.sorted { $0.name < $1.name }
  ///     table.pinsEditedRows = true
  ///     people[0].name = "Zoe"
  ///     table.update(to: people).moves  // []
  ///     table.sortAgain().moves      // [Move(from: 1, to: 0)]
  ///
  /// People expect it of a table that they edit. Rows still appear and disappear by the filter.
  @inlinable public var pinsEditedRows: Bool {
    get { order.pinsEditedRows }
    set { order.pinsEditedRows = newValue }
  }

  /// Moves the rows that kept their place to the place that they have in the order, and returns what
  /// changed.
  ///
  ///     var table = [Person(id: 1, name: "Ann")].derived.sorted { $0.name < $1.name }
  ///     table.sortAgain().isEmpty  // true: none was edited
  ///
  /// - Returns: The diff from the rows of this list before the call to those after it.
  /// - Complexity: O(*k* log *n*), where *k* is the number of edited rows and *n* that of rows.
  @inlinable
  @discardableResult
  public mutating func sortAgain() -> ListDiff { finish(order.replaceKeptRows()) }
}
