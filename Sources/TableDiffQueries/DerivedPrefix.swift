// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The first rows of a list in some order, which are updated at the cost of what changed, without
/// sorting all rows.
///
///     var scores = TreeArray([
///       Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Apple"),
///     ])
///     var first = DerivedPrefix(scores, count: 2) { $0.name < $1.name }
///     first.rows.map(\.name)  // ["Apple", "Fig"]
///     scores.remove(at: 2)
///     let diff = first.update(to: scores)
///     first.rows.map(\.name)  // ["Fig", "Pear"]
///     diff.deletes            // [0]
///     diff.inserts            // [1]
///
/// A `DerivedWindow` shows any range of a sorted list, but stores the order of all rows. A prefix stores
/// the rows that it shows and a reserve of the rows that follow, one in 64 of the list. When the reserve
/// is used up, the whole list is read to fill it: of *n* / 64 removals of rows from the start of the
/// order, about one reads all *n* rows. `update(to:by:)` updates to the next version of the list.
public struct DerivedPrefix<Source: RandomAccessCollection>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var labeled: LabeledSource<Source>
  @usableFromInline var held: HeldRows<Source.Element>

  /// The maximum number of rows shown.
  public let maxCount: Int

  /// The rows in order.
  public private(set) var rows: TreeArray<Source.Element>

  /// Creates the list of the first rows in an order.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Pear"), Fruit(id: 2, name: "Fig")]
  ///     DerivedPrefix(fruits, count: 1) { $0.name < $1.name }.rows.map(\.name)  // ["Fig"]
  ///
  /// Rows that compare equal keep the order of the list.
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - count: The maximum number of rows to show.
  ///   - areInIncreasingOrder: Whether the first row is ordered before the second; a strict weak order.
  /// - Precondition: The number is 0 or more.
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the number of rows and *m* of rows stored;
  ///   O(*n* log *m*) if the list is in nearly reverse order.
  @export(implementation)
  @inline(__always)
  public init(
    _ source: Source, count: Int,
    by areInIncreasingOrder: @escaping @Sendable (Source.Element, Source.Element) -> Bool
  ) {
    require(count >= 0, "A list cannot show \(count) rows.")
    let order = RowOrder(areInIncreasingOrder)
    self = finished { () throws(_Stopped) in try DerivedPrefix(source, count, order, nil) }
  }

  @export(implementation)
  init(
    _ source: Source, _ maxCount: Int, _ order: RowOrder<Source.Element>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var labeled = LabeledSource(source)
    var held = HeldRows(order)
    try held.fill(from: &labeled, showing: maxCount, stop)
    self.init(labeled, held, maxCount)
  }

  @usableFromInline
  init(
    _ labeled: LabeledSource<Source>, _ held: HeldRows<Source.Element>, _ maxCount: Int
  ) {
    (self.labeled, self.held, self.maxCount) = (labeled, held, maxCount)
    rows = held.first(maxCount)
  }

  /// The list as of the last update.
  @export(implementation) public var source: Source { labeled.list }
}

extension DerivedPrefix: Sendable where Source: Sendable, Source.Element: Sendable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedPrefix: RowQuery {
  @export(implementation)
  public mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var (labeled, held) = (labeled, held)
    // A changed row costs as much as recreating some 20 rows.
    guard let changed = try labeled.update(to: new, by: changes, oneIn: 16, stop) else {
      return try take(DerivedPrefix(new, maxCount, held.order, stop), stop)
    }
    try held.take(changed, from: self.labeled, to: &labeled, stop)
    if held.count < min(maxCount, labeled.labels.count) {
      try held.fill(from: &labeled, showing: maxCount, stop)
    }
    return try take(DerivedPrefix(labeled, held, maxCount), stop)
  }
}
