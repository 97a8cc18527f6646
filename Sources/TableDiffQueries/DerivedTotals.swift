// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// A number for each group of rows, such as their count, kept up to date at the cost of what changed.
///
///     var people = TreeArray([
///       Person(id: 1, name: "Ann"), Person(id: 2, name: "Zoe"), Person(id: 3, name: "Al"),
///     ])
///     var counts = DerivedTotals(counting: people) { $0.name.first ?? "#" }
///     counts["A"]  // 2
///     people.remove(at: 1)
///     let diff = counts.update(to: people)
///     counts["Z"]   // nil
///     diff.deletes  // [1]
///
/// The totals are in ``rows``, by keys in ascending order, and may be shown or derived from as any other list.
/// A group that has no rows has no total. ``RowQuery/update(to:by:)`` takes over the next version of the list;
/// rows that only move cost nothing.
public struct DerivedTotals<
  Source: RandomAccessCollection, Key: Hashable & Comparable, Value: Equatable
>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline typealias Rule = TotalRule<Source.Element, Value>
  @usableFromInline typealias Table = GroupTable<Key, TotalState<Value>>

  /// The list as of the last update.
  public private(set) var source: Source

  /// The totals in the order of the keys.
  public private(set) var rows: TreeArray<GroupTotal<Key, Value>>

  @usableFromInline private(set) var table: Table
  @usableFromInline let key: @Sendable (Source.Element) -> Key
  @usableFromInline let rule: Rule

  @usableFromInline
  init(
    _ source: Source, _ rows: TreeArray<GroupTotal<Key, Value>>, _ table: Table,
    _ key: @escaping @Sendable (Source.Element) -> Key, _ rule: Rule
  ) {
    (self.source, self.rows, self.table) = (source, rows, table)
    (self.key, self.rule) = (key, rule)
  }

  /// Returns the total of a group; `nil` if it has no rows.
  ///
  /// - Complexity: O(log *g*), where *g* is the number of groups.
  @export(implementation)
  public subscript(key: Key) -> Value? {
    let (index, isFound) = table.position(of: key)
    return isFound ? rows[index].value : nil
  }
}

/// The total of a group of rows.
///
///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Al")]
///     let counts = DerivedTotals(counting: people) { $0.name.first ?? "#" }
///     counts.rows.map(\.id)     // ["A"]
///     counts.rows.map(\.value)  // [2]
public struct GroupTotal<Key: Hashable, Value: Equatable>: Identifiable, Equatable {
  /// The key that the rows have in common.
  public let id: Key

  /// The total of the rows.
  public let value: Value

  @export(implementation)
  init(_ id: Key, _ value: Value) { (self.id, self.value) = (id, value) }

  /// Returns whether key and total are equal.
  @export(implementation)
  public static func == (left: GroupTotal, right: GroupTotal) -> Bool {
    // Written out: what the compiler provides is not specialized for the type of key.
    left.id == right.id && left.value == right.value
  }
}

extension GroupTotal: Sendable where Key: Sendable, Value: Sendable {}
extension DerivedTotals: Sendable
where Source: Sendable, Source.Element: Sendable, Key: Sendable, Value: Sendable {}

extension DerivedTotals {
  @export(implementation)
  init(_ source: Source, _ key: @escaping @Sendable (Source.Element) -> Key, _ rule: Rule) {
    self = finished { () throws(_Stopped) in try DerivedTotals(source, key, rule, nil) }
  }

  @export(implementation)
  init(
    _ source: Source, _ key: @escaping @Sendable (Source.Element) -> Key, _ rule: Rule,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var groups = try Table.Gathering(source, key, rule, stop)
    var table = TreeBuilder<Table.Group>()
    var rows = TreeBuilder<GroupTotal<Key, Value>>()
    for index in try groups.sortedIndices(stop) {
      let group = try groups.take(index, rule, stop)
      rows.append(GroupTotal(group.key, rule.value(group.state, group.count)))
      table.append(group)
      try stop?.check(after: 4)
    }
    self.init(source, TreeArray(rows), Table(TreeArray(table)), key, rule)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedTotals: RowQuery {
  @export(implementation)
  public mutating func _update(
    to new: Source, by changes: ListDiff?, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    let changes = try source.tableDiff(to: new, known: changes, stop)
    changes.requireCounts(source.count, new.count)
    // A changed row takes as long as some 8 to 24 rows do when all are made anew.
    let next =
      changes.changeCount > max(64, new.count / 16)
      ? try DerivedTotals(new, key, rule, stop) : try updated(to: new, by: changes, stop)
    return try take(next, stop)
  }
}

extension DerivedTotals {
  @export(implementation)
  func updated(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> DerivedTotals {
    var (table, totals, touched) = (table, rows, Set<Key>())
    // To grow a set reads all of it.
    touched.reserveCapacity(changes.changeCount)
    func add(_ row: Source.Element, _ sign: Int) throws(_Stopped) {
      try stop?.check(after: 2 * _StopPoll.search)
      let key = key(row)
      touched.insert(key)
      try table.change(key, TotalState()) { group throws(_Stopped) in
        if group.count == 0, !rule.finish(&group.state, stop) { throw _Stopped() }
        group.count += sign
        rule.add(&group.state, row, sign)
      }
    }
    for offset in changes.inserts { try add(new[new.startIndex + offset], 1) }
    for update in changes.updates {
      try add(new[new.startIndex + update.to], 1)
      try add(source[source.startIndex + update.from], -1)
    }
    for offset in changes.deletes { try add(source[source.startIndex + offset], -1) }
    for key in touched {
      try stop?.check(after: 4 * _StopPoll.search)
      let index = totals.partitioningIndex { $0.id >= key }
      let isShown = index < totals.count && totals[index].id == key
      let place = table.position(of: key)
      let group = table.groups[place.index]
      if group.count <= 0 {
        table.remove(at: place.index)
        if isShown { totals.remove(at: index) }
        continue
      }
      let total = GroupTotal(key, rule.value(group.state, group.count))
      if !isShown {
        totals.insert(total, at: index)
      } else if totals[index] != total {
        totals[index] = total
      }
    }
    return DerivedTotals(new, totals, table, key, rule)
  }
}
