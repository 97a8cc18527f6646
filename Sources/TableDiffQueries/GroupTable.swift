// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// The state of each group of rows, by the hash of its key.
///
/// Hashes are used because an inconsistent order of keys could make a group impossible to find.
@usableFromInline
struct GroupTable<Key: Hashable, State> {
  @usableFromInline
  struct Group {
    @usableFromInline let key: Key
    @usableFromInline let hash: Int

    /// The number of rows.
    @usableFromInline var count = 0

    @usableFromInline var state: State

    @export(implementation)
    init(_ key: Key, _ hash: Int, _ state: State) {
      (self.key, self.hash, self.state) = (key, hash, state)
    }
  }

  @usableFromInline var groups: TreeArray<Group>

  @export(implementation)
  init(_ groups: TreeArray<Group>) { self.groups = groups }

  /// Returns the position at which a key is or would be inserted.
  ///
  /// - Complexity: O(log *g*), where *g* is the number of groups.
  @export(implementation)
  func position(of key: Key, hash: Int) -> (index: Int, isFound: Bool) {
    var index = groups.partitioningIndex { $0.hash >= hash }
    while index < groups.count, groups[index].hash == hash {
      if groups[index].key == key { return (index, true) }
      index += 1
    }
    return (index, false)
  }
}

extension GroupTable.Group {
  /// Adds or removes a row: `sign` is 1 or -1.
  @export(implementation)
  mutating func add<Row, Value>(_ row: Row, _ sign: Int, _ rule: TotalRule<Row, Value>)
  where State == TotalState<Value> {
    count += sign
    rule.add(&state, row, sign)
  }
}

extension GroupTable: Sendable where Key: Sendable, State: Sendable {}
extension GroupTable.Group: Sendable where Key: Sendable, State: Sendable {}
