// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

extension GroupTable {
  /// The groups of the rows of a list, in the order in which they are first met.
  ///
  /// They are stored in blocks, because growing an array moves all its elements.
  @usableFromInline
  struct Gathering {
    @usableFromInline var blocks: ContiguousArray<ContiguousArray<Group>> = []
    @usableFromInline var numbers = IDNumbers<Key>()
  }
}

extension GroupTable.Gathering {
  @export(implementation)
  init<Source: RandomAccessCollection, Value>(
    _ source: Source, _ key: (Source.Element) -> Key, _ rule: TotalRule<Source.Element, Value>,
    _ stop: _StopPoll?
  ) throws(_Stopped) where State == TotalState<Value> {
    for row in source {
      let (key, count) = (key(row), numbers.count)
      // Growing a table reads all of it, so a large one grows once.
      if count == _StopPoll.interval { numbers.reserveCapacity(source.count) }
      let index = numbers.number(of: key)
      if index == count {
        if index % _StopPoll.interval == 0 { blocks.append([]) }
        blocks[blocks.count - 1].append(GroupTable.Group(key, key.hashValue, TotalState()))
      }
      change(index) { $0.add(row, 1, rule) }
      try stop?.check(after: 4)
    }
  }

  @export(implementation)
  @inline(__always)
  mutating func change<Result>(_ index: Int, _ body: (inout GroupTable.Group) -> Result) -> Result {
    body(&blocks[index / _StopPoll.interval][index % _StopPoll.interval])
  }

  /// Returns the indices of the groups, sorted by a rank of each.
  @export(implementation)
  func indices<Rank>(
    by rank: (GroupTable.Group) -> Rank, _ precedes: (Rank, Rank) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<Int> {
    var ranks = ContiguousArray<(rank: Rank, index: Int)>()
    ranks.reserveCapacity(numbers.count)
    for block in blocks {
      for group in block { ranks.append((rank(group), ranks.count)) }
      try stop?.check(after: block.count)
    }
    try ranks.sort(stop) { precedes($0.rank, $1.rank) }
    var indices = ContiguousArray<Int>()
    indices.reserveCapacity(ranks.count)
    for (_, index) in ranks {
      indices.append(index)
      try stop?.check(after: 1)
    }
    return indices
  }

  /// Completes a group, and returns its total.
  @export(implementation)
  mutating func finish<Row, Value>(
    _ index: Int, _ rule: TotalRule<Row, Value>, _ stop: _StopPoll?
  ) throws(_Stopped) -> Value where State == TotalState<Value> {
    let total: Value? = change(index) { group in
      rule.finish(&group.state, stop) ? rule.value(group.state, group.count) : nil
    }
    guard let total else { throw _Stopped() }
    return total
  }

  /// Removes and returns a group.
  @export(implementation)
  mutating func take<Value>(_ index: Int) -> GroupTable.Group where State == TotalState<Value> {
    change(index) { group in
      defer { group.state = TotalState() }
      return group
    }
  }
}
