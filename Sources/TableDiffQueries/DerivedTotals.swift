// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// A value for each group of rows, such as their count, which is updated at the cost of what changed.
///
///     var people = TreeArray([
///       Person(id: 1, name: "Ann"), Person(id: 2, name: "Zoe"), Person(id: 3, name: "Al"),
///     ])
///     var counts = people.derived.counts { $0.name.first ?? "#" }
///     counts["A"]  // 2
///     people.remove(at: 1)
///     let diff = counts.update(to: people)
///     counts["Z"]   // nil
///     diff.deletes  // [1]
///
/// Keys and values that do not equal themselves, such as NaN, equal each other here and come last.
///
/// The totals are in `rows`, in ascending order of keys, and can be shown or derived from like
/// any other list. A group without rows has no total. Rows that only move cost nothing.
public struct DerivedTotals<
  Source: RandomAccessCollection, Key: Hashable & Comparable, Value: Equatable
>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline typealias Rule = TotalRule<Source.Element, Value>
  @usableFromInline typealias Table = GroupTable<Reflexive<Key>, TotalState<Value>>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public private(set) var source: Source

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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

  @export(implementation)
  package subscript(key: Key) -> Value? {
    let key = Reflexive(key)
    let (index, isFound) = table.position(of: key, hash: key.hashValue)
    if !isFound { return nil }
    let group = table.groups[index]
    return rule.value(group.state, group.count)
  }
}

/// The total of a group of rows.
///
///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Al")]
///     let counts = people.derived.counts { $0.name.first ?? "#" }
///     counts.rows.map(\.id)     // ["A"]
///     counts.rows.map(\.value)  // [2]
public struct GroupTotal<Key: Hashable, Value: Equatable>: Identifiable, Equatable {
  /// The key that the rows share.
  public let id: Key

  /// The total of the rows.
  public let value: Value

  @export(implementation)
  init(_ id: Key, _ value: Value) { (self.id, self.value) = (id, value) }

  /// Returns whether two totals have equal keys and values.
  @export(implementation)
  public static func == (left: GroupTotal, right: GroupTotal) -> Bool {
    // Written out, because the synthesized function is not specialized for the type of key.
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
    var groups = try Table.Gathering(source, Reflexive.by(key), rule, stop)
    var rows = TreeBuilder<GroupTotal<Key, Value>>()
    for index in try groups.indices(by: { $0.key }, { $0 < $1 }, stop) {
      let total = try groups.finish(index, rule, stop)
      rows.append(GroupTotal(groups.numbers.ids[index].value, total))
      try stop?.check(after: 4)
    }
    var table = TreeBuilder<Table.Group>()
    for index in try groups.indices(by: { $0.hash }, { $0 < $1 }, stop) {
      table.append(groups.take(index))
      try stop?.check(after: 2)
    }
    self.init(source, TreeArray(rows), Table(TreeArray(table)), key, rule)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedTotals: RowQuery {
  @export(implementation)
  public mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    changes.requireCounts(source.count, new.count)
    // A changed row costs as much as recreating some 8 to 24 rows.
    let areMany = changes.changeCount > max(64, new.count / 16)
    let next = areMany ? nil : try updated(to: new, by: changes, stop)
    if let next { return try take(next, stop) }
    return try take(DerivedTotals(new, key, rule, stop), stop)
  }
}

extension DerivedTotals {
  /// Returns the totals of the next version of the list.
  ///
  /// - Returns: `nil` if a group or a total is missing, because keys are inconsistent.
  @export(implementation)
  func updated(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> DerivedTotals? {
    var (table, totals) = (table, rows)
    var (touched, wereShown) = (IDNumbers<Reflexive<Key>>(), ContiguousArray<Bool>())
    // Growing a table reads all of it.
    touched.reserveCapacity(changes.changeCount)
    func add(_ row: Source.Element, _ sign: Int) throws(_Stopped) -> Bool {
      try stop?.check(after: 2 * _StopPoll.search)
      let key = Reflexive(key(row)), hash = key.hashValue
      let (index, isFound) = table.position(of: key, hash: hash)
      if touched.number(of: key) == wereShown.count { wereShown.append(isFound) }
      if !isFound {
        if sign < 0 { return false }
        var group = Table.Group(key, hash, TotalState())
        if !rule.finish(&group.state, stop) { throw _Stopped() }
        table.groups.insert(group, at: index)
      }
      table.groups[index].add(row, sign, rule)
      return true
    }
    for offset in changes.inserts {
      if try !add(new[new.startIndex + offset], 1) { return nil }
    }
    for update in changes.updates {
      if try !add(new[new.startIndex + update.to], 1) { return nil }
      if try !add(source[source.startIndex + update.from], -1) { return nil }
    }
    for offset in changes.deletes {
      if try !add(source[source.startIndex + offset], -1) { return nil }
    }
    for (key, wasShown) in zip(touched.ids, wereShown) {
      try stop?.check(after: 4 * _StopPoll.search)
      let hash = key.hashValue
      let place = table.position(of: key, hash: hash)
      let index = totals.partitioningIndex { !(Reflexive($0.id) < key) }
      var isShown = false
      if index < totals.count {
        let other = Reflexive(totals[index].id)
        isShown = other == key && other.hashValue == hash
      }
      if !place.isFound || isShown != wasShown { return nil }
      let group = table.groups[place.index]
      if group.count <= 0 {
        table.groups.remove(at: place.index)
        if isShown { totals.remove(at: index) }
        continue
      }
      let total = GroupTotal(key.value, rule.value(group.state, group.count))
      if !isShown {
        totals.insert(total, at: index)
      } else if totals[index] != total {
        totals[index] = total
      }
    }
    return DerivedTotals(new, totals, table, key, rule)
  }
}
