// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A range of the rows of a derived list, such as one page, which is updated at the cost of what
/// changed.
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
/// Rows that shift into the range are inserts, and rows that shift out of it are deletes.
public struct DerivedWindow<Source: RandomAccessCollection>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var list: DerivedList<Source>

  /// The offsets of the window in the whole list, which may extend past its end.
  public private(set) var window: Range<Int>

  @usableFromInline
  init(_ list: DerivedList<Source>, _ window: Range<Int>) {
    self.list = list
    self.window = window
  }

  /// The number of rows of the whole list.
  @export(implementation) public var totalCount: Int { list.count }

  /// The rows in the window, in order, as list views and updaters take them.
  ///
  /// - Complexity: O(1)
  @export(implementation) public var rows: DerivedRows<Source> { list.rows.part(_shown) }
}

extension DerivedWindow: Sendable where Source: Sendable, Row: Sendable {}

extension DerivedList {
  /// Returns a window of the rows of this list.
  ///
  ///     let numbers = TreeArray((0..<100).map { Fruit(id: $0, name: "\($0)") })
  ///     numbers.derived.window(20..<22).rows.map(\.id)  // [20, 21]
  ///
  /// - Parameter window: The offsets of the rows in this list; offsets past its end are ignored.
  /// - Precondition: The range starts at 0 or later.
  @export(implementation)
  public consuming func window(_ window: Range<Int>) -> DerivedWindow<Source> {
    require(
      window.lowerBound >= 0, "A window starts at \(window.lowerBound), before the first row.")
    return DerivedWindow(self, window)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedWindow: OrderedDerivation {
  @_documentation(visibility: internal)
  public typealias Diff = ListDiff

  @export(implementation) public var _order: _DerivedOrder<Source, Never> {
    get { list._order }
    _modify { yield &list._order }
  }

  /// The part of the window that contains rows.
  @export(implementation) public var _shown: Range<Int> { window.clamped(to: 0..<list.count) }

  @export(implementation)
  public mutating func _finish(
    _ changes: _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var changes = changes
    if _order.isReversed { changes.reverse() }
    return try changes.listDiff(
      from: window.clamped(to: 0..<changes.oldCounts[0]), to: _shown, stop)
  }
}

extension DerivedWindow {
  /// Moves the window to another range, and returns what changed.
  ///
  ///     var page = TreeArray((0..<9).map { Fruit(id: $0, name: "\($0)") }).derived.window(0..<3)
  ///     page.updateWindow(to: 0..<5).inserts  // [3, 4]
  ///
  /// - Parameter window: The offsets of the rows in the whole list; offsets past its end are
  ///   ignored.
  /// - Returns: The diff from ``rows`` before the call to ``rows`` after it.
  /// - Precondition: The range starts at 0 or later.
  /// - Complexity: O(1)
  @export(implementation)
  @discardableResult
  public mutating func updateWindow(to window: Range<Int>) -> ListDiff {
    require(
      window.lowerBound >= 0, "A window starts at \(window.lowerBound), before the first row.")
    let before = _shown
    setWindow(window)
    return finished { () throws(_Stopped) in
      try _ShownChanges([list.count]).listDiff(from: before, to: _shown, nil)
    }
  }

  @usableFromInline
  mutating func setWindow(_ window: Range<Int>) { self.window = window }
}
