// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Binary searches of an order, of which some dozens advance in step.
///
/// A search reads a label and a row in each step, which are in no cache if the order has many rows. Of one
/// search after the other, each read is waited for; of many in step, all are read at once. If 1% of a million
/// rows change, the update takes some 1.7 times as long without.
@usableFromInline
struct InterleavedSearch<Row> {
  /// The search for the place of a row.
  @usableFromInline
  struct Search {
    /// The index of the row among those that arrive.
    @usableFromInline let index: Int

    /// The positions of which the place is one.
    @usableFromInline var low: Int
    @usableFromInline var high: Int

    @export(implementation)
    init(of index: Int, from low: Int, through high: Int) {
      (self.index, self.low, self.high) = (index, low, high)
    }

    @export(implementation) var middle: Int { low &+ (high &- low) / 2 }
  }

  @usableFromInline var batch: RowBatch<Row>

  /// The searches that have not ended.
  @usableFromInline var searches: ContiguousArray<Search> = []

  @export(implementation)
  init(_ batch: RowBatch<Row>) {
    self.batch = batch
    searches.reserveCapacity(RowFinder.capacity)
  }

  /// Begins a search, unless there is one place only.
  @export(implementation)
  mutating func begin(_ search: Search, _ arrivals: inout ContiguousArray<LabelArrival>) {
    arrivals[search.index].position = search.low
    if search.low < search.high { searches.append(search) }
  }

  /// Takes a step of each search, and sets the places of those that end.
  @export(implementation)
  mutating func advance<Key>(
    _ arrivals: inout ContiguousArray<LabelArrival>, _ sorted: SortedArrivals<Row, Key>,
    _ precedes: @Sendable (UnsafePointer<Row>, UnsafePointer<Row>) -> Bool
  ) {
    batch.find(searches.count) { searches[$0].middle }
    var kept = 0
    for index in searches.indices {
      var search = searches[index]
      let label = arrivals[search.index].label
      let isBehind = sorted.withRow(search.index) { row, _ in
        RowOrder.places(batch.row(index), batch.finder.found[index], before: row, label, precedes)
      }
      if isBehind { search.low = search.middle &+ 1 } else { search.high = search.middle }
      arrivals[search.index].position = search.low
      searches[kept] = search
      kept &+= search.low < search.high ? 1 : 0
    }
    searches.removeLast(searches.count - kept)
  }
}

extension _DerivedOrder {
  /// Finds where rows are inserted into a section, many of them at a time.
  ///
  ///     row      0 1 2 3 4 5 6     3 is searched everywhere, 1 and 5 before it and behind it,
  ///     round    3 2 3 1 3 2 3     and then each other one between two of these
  ///
  /// - Complexity: O(*k* log(*n* / *k*)) calls of the rule, where *k* is the number of rows that arrive, and
  ///   *n* that of rows in the section.
  @export(implementation)
  @inline(never)
  func findPlaces(
    of arrivals: inout ContiguousArray<LabelArrival>, _ sorted: SortedArrivals<Row, Key>,
    _ range: Range<Int>, _ batch: RowBatch<Row>,
    _ precedes: @Sendable (UnsafePointer<Row>, UnsafePointer<Row>) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let count = batch.finder.order.order.count
    var searches = InterleavedSearch(batch)
    var distance = 1
    while distance * 2 <= range.count { distance *= 2 }
    while distance > 0 {
      var next = range.lowerBound + distance - 1
      repeat {
        while next < range.upperBound, searches.searches.count < RowFinder.capacity {
          let (left, right) = (next - distance, next + distance)
          // A rule that changes its mind leads no further, so places ascend.
          let low = left < range.lowerBound ? 0 : arrivals[left].position
          let high = right < range.upperBound ? arrivals[right].position : count
          searches.begin(.init(of: next, from: low, through: high), &arrivals)
          next += 2 * distance
        }
        let steps = searches.searches.count
        searches.advance(&arrivals, sorted, precedes)
        try stop?.check(after: steps * 4)
      } while next < range.upperBound || !searches.searches.isEmpty
      distance /= 2
    }
  }
}
