// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// What is known of each group of rows, in the order of the keys.
@usableFromInline
struct GroupTable<Key: Comparable, State> {
  @usableFromInline
  struct Group {
    @usableFromInline let key: Key

    /// The number of rows.
    @usableFromInline var count = 0

    @usableFromInline var state: State

    @export(implementation)
    init(_ key: Key, _ state: State) { (self.key, self.state) = (key, state) }
  }

  @usableFromInline var groups: TreeArray<Group>

  @export(implementation)
  init(_ groups: TreeArray<Group>) { self.groups = groups }

  /// Returns the position of a key, or of the first one behind it.
  ///
  /// - Complexity: O(log *g*), where *g* is the number of groups.
  @export(implementation)
  func position(of key: Key) -> (index: Int, isFound: Bool) {
    let index = groups.partitioningIndex { $0.key >= key }
    return (index, index < groups.count && groups[index].key == key)
  }

  /// Changes what is known of a group, which is made if there is none.
  @export(implementation)
  mutating func change<Failure: Error>(
    _ key: Key, _ empty: State, _ body: (inout Group) throws(Failure) -> Void
  ) throws(Failure) {
    let (index, isFound) = position(of: key)
    if !isFound { groups.insert(Group(key, empty), at: index) }
    try body(&groups[index])
  }

  /// Removes a group.
  @export(implementation)
  mutating func remove(at index: Int) { groups.remove(at: index) }
}

extension GroupTable: Sendable where Key: Sendable, State: Sendable {}
extension GroupTable.Group: Sendable where Key: Sendable, State: Sendable {}
