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
///     var first = scores.derived.prefix(2) { $0.name < $1.name }
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
/// order, about one reads all *n* rows. ``RowQuery/prefix(_:by:)`` makes it.
public struct DerivedPrefix<Source: RandomAccessCollection>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var labeled: LabeledSource<Source>
  @usableFromInline var held: HeldRows<Source.Element>

  @usableFromInline let maxCount: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public private(set) var rows: TreeArray<Source.Element>

  @export(implementation)
  @inline(__always)
  package init(
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
}

extension DerivedPrefix: Sendable where Source: Sendable, Source.Element: Sendable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedPrefix: RowQuery {
  @export(implementation) public var source: Source { labeled.list }

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
