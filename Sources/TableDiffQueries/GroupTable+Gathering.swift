// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

extension GroupTable {
  /// Groups of the rows of a list, in the order in which they are first met.
  ///
  /// They are in blocks, since an array that grows moves all that it has.
  @usableFromInline
  struct Gathering {
    @usableFromInline var blocks: ContiguousArray<ContiguousArray<Group>> = []
    @usableFromInline var keys: ContiguousArray<(key: Key, index: Int)> = []
  }
}

extension GroupTable.Gathering where Key: Hashable {
  /// Gathers the rows of a list.
  @export(implementation)
  init<Source: RandomAccessCollection, Value>(
    _ source: Source, _ key: (Source.Element) -> Key, _ rule: TotalRule<Source.Element, Value>,
    _ stop: _StopPoll?
  ) throws(_Stopped) where State == TotalState<Value> {
    var indices: [Key: Int] = [:]
    for row in source {
      let key = key(row)
      let index = indices[key] ?? keys.count
      if index == keys.count {
        // To grow a dictionary reads all of it, so a large one grows once.
        if index == _StopPoll.rowCount {
          indices.reserveCapacity(source.count)
          keys.reserveCapacity(source.count)
        }
        indices[key] = index
        keys.append((key, index))
        if index % _StopPoll.rowCount == 0 { blocks.append([]) }
        blocks[blocks.count - 1].append(GroupTable.Group(key, TotalState()))
      }
      change(index) { group in
        group.count += 1
        rule.add(&group.state, row, 1)
      }
      try stop?.check(after: 4)
    }
  }

  @export(implementation)
  @inline(__always)
  mutating func change(_ index: Int, _ body: (inout GroupTable.Group) -> Void) {
    body(&blocks[index / _StopPoll.rowCount][index % _StopPoll.rowCount])
  }

  /// Returns the indices of the groups in the order of the keys.
  @export(implementation)
  mutating func sortedIndices(_ stop: _StopPoll?) throws(_Stopped) -> ContiguousArray<Int> {
    try keys.sort(stop) { $0.key < $1.key }
    var indices = ContiguousArray<Int>()
    indices.reserveCapacity(keys.count)
    for (_, index) in keys {
      indices.append(index)
      try stop?.check(after: 1)
    }
    return indices
  }

  /// Returns a complete group, which is no longer here.
  @export(implementation)
  mutating func take<Row, Value>(
    _ index: Int, _ rule: TotalRule<Row, Value>, _ stop: _StopPoll?
  ) throws(_Stopped) -> GroupTable.Group where State == TotalState<Value> {
    var group = blocks[index / _StopPoll.rowCount][index % _StopPoll.rowCount]
    change(index) { $0.state = TotalState() }
    if !rule.finish(&group.state, stop) { throw _Stopped() }
    return group
  }
}
