// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A range of the rows of a derived list, such as its first hundred or one page, kept up to date at the
/// cost of what changed.
///
///     var scores = TreeArray((1...9).map { Fruit(id: $0, name: "\($0)") })
///     var best = scores.derived.sorted { $0.name > $1.name }.window(0..<3)
///     best.rows.map(\.name)  // ["9", "8", "7"]
///     scores.remove(at: 8)
///     let diff = best.update(to: scores)
///     best.rows.map(\.name)  // ["8", "7", "6"]
///     diff.deletes           // [0]
///     diff.inserts           // [2]
///
/// Rows that are shifted into the range are inserts, and those shifted out of it deletes.
public struct DerivedWindow<Source: RandomAccessCollection>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  /// A row of the source.
  public typealias Row = Source.Element

  @usableFromInline var list: DerivedList<Source>

  /// The offsets of the rows in the whole list, which may reach beyond its end.
  public private(set) var window: Range<Int>

  @usableFromInline
  init(_ list: DerivedList<Source>, _ window: Range<Int>) {
    self.list = list
    self.window = window
  }

  /// The part of the window in which there are rows.
  @inlinable var shown: Range<Int> { window.clamped(to: 0..<list.count) }

  /// The source as of the last update.
  @inlinable public var source: Source { list.source }

  /// The number of rows of the whole list.
  @inlinable public var totalCount: Int { list.count }

  /// The rows in the window, in order.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows of the whole list.
  @inlinable public var rows: DerivedRows<Source> { list.rows.part(shown) }

  /// The rows in the window as the only section, which list views and updaters take.
  ///
  ///     let letters = TreeArray((0..<9).map { Fruit(id: $0, name: "\($0)") })
  ///     letters.derived.window(3..<5).sections[0].rows.map(\.id)  // [3, 4]
  @inlinable public var sections: [DerivedSection<Source, Int>] {
    [DerivedSection(id: 0, rows: rows, header: "")]
  }
}

extension DerivedWindow: Sendable where Source: Sendable, Row: Sendable {}

extension DerivedList {
  /// Returns a range of the rows of this list.
  ///
  ///     let numbers = TreeArray((0..<100).map { Fruit(id: $0, name: "\($0)") })
  ///     numbers.derived.window(20..<22).rows.map(\.id)  // [20, 21]
  ///
  /// - Parameter window: The offsets of the rows in this list; those without a row are ignored.
  /// - Precondition: The range starts at 0 or later.
  @inlinable
  public consuming func window(_ window: Range<Int>) -> DerivedWindow<Source> {
    require(
      window.lowerBound >= 0, "A window starts at \(window.lowerBound), before the first row.")
    return DerivedWindow(self, window)
  }
}

extension DerivedWindow {
  /// Takes over the next version of the source, and returns what changed in the window; see
  /// ``DerivedList/update(to:)``.
  ///
  /// - Parameter new: The next version.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Complexity: As ``DerivedList/update(to:)``.
  @inlinable
  @discardableResult
  public mutating func update(to new: Source) -> ListDiff {
    update(to: new, by: list.source.tableDiff(to: new))
  }

  /// Takes over the next version of the source by what is known to have changed in it, and returns
  /// what changed in the window; see ``DerivedList/update(to:by:)``.
  ///
  /// - Parameters:
  ///   - new: The next version.
  ///   - changes: The diff from ``source`` to `new`.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Complexity: As ``DerivedList/update(to:by:)``.
  @inlinable
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff) -> ListDiff {
    let before = shown
    return finish(list.order.update(to: new, by: changes), before)
  }

  /// Replaces all filters by another one, and returns what changed in the window; see
  /// ``DerivedList/updateFilter(_:to:)``.
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Complexity: As ``DerivedList/updateFilter(_:to:)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func updateFilter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (Row) -> Bool
  ) -> ListDiff {
    let isIncluded = DerivationRules<Row, Never>.predicate(isIncluded)
    let before = shown
    return finish(list.order.updateFilter(change, isIncluded), before)
  }

  /// Replaces the order by another one, and returns what changed in the window; see
  /// ``DerivedList/updateOrder(by:)``.
  ///
  /// - Parameter areInIncreasingOrder: Whether a row comes before another one.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Complexity: As ``DerivedList/updateOrder(by:)``.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func updateOrder(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool
  ) -> ListDiff {
    let before = shown
    return finish(list.order.reorder(by: RowOrder(areInIncreasingOrder)), before)
  }

  /// Moves the window to another range, and returns what changed.
  ///
  ///     var page = TreeArray((0..<9).map { Fruit(id: $0, name: "\($0)") }).derived.window(0..<3)
  ///     page.updateWindow(to: 0..<5).inserts  // [3, 4]
  ///
  /// - Parameter window: The offsets of the rows in the whole list; those without a row are ignored.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Precondition: The range starts at 0 or later.
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func updateWindow(to window: Range<Int>) -> ListDiff {
    require(
      window.lowerBound >= 0, "A window starts at \(window.lowerBound), before the first row.")
    let before = shown
    setWindow(window)
    return ShownChanges(count: list.count).listDiff(from: before, to: shown)
  }

  @usableFromInline
  mutating func setWindow(_ window: Range<Int>) { self.window = window }

  /// Returns the diff of changes that were carried out.
  ///
  /// - Parameter before: The part of the window in which there were rows.
  @inlinable
  mutating func finish(_ changes: ShownChanges, _ before: Range<Int>) -> ListDiff {
    var changes = changes
    if list.order.isReversed { changes.reverse() }
    return changes.listDiff(from: before, to: shown)
  }
}

extension ShownChanges {
  /// Creates the changes of a list without sections that stays as it is.
  @usableFromInline
  init(count: Int) {
    (oldCounts, newCounts, oldSections) = ([count], [count], [0])
  }
}

extension DerivedRows {
  /// Returns the rows of a range.
  @inlinable
  func part(_ range: Range<Int>) -> DerivedRows {
    switch storage {
    case .derived(let order, let source, let isReversed):
      let range =
        isReversed ? order.count - range.upperBound..<order.count - range.lowerBound : range
      return DerivedRows(order.subarray(range), source, isReversed: isReversed)
    case .own(let rows):
      var part = DerivedRows()
      part.storage = .own(rows.subarray(range))
      return part
    }
  }
}
