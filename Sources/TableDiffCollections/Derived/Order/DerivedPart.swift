// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A section of a derived list.
@usableFromInline
struct DerivedPart<Key> {
  /// The key; `nil` for the only section of a list without sections.
  @usableFromInline let key: Key?

  @usableFromInline var order: LabelOrder

  /// The offset of the section before an update; `nil` if it is new.
  @usableFromInline var old: Int?

  @export(implementation)
  init(_ key: Key?, _ order: LabelOrder = LabelOrder(), old: Int? = nil) {
    (self.key, self.order, self.old) = (key, order, old)
  }
}

extension DerivedPart where Key: Equatable {
  @export(implementation)
  func hasKey(_ key: Key) -> Bool { self.key.map { Reflexive($0) == Reflexive(key) } ?? false }
}

extension DerivedPart: Sendable where Key: Sendable {}

/// Distributes labels to the sections of their keys.
@usableFromInline
struct SectionBuilder<Key: Hashable> {
  @usableFromInline let keyPrecedes: @Sendable (Key, Key) -> Bool

  /// The labels of each section, in order of creation.
  @usableFromInline var groups: ContiguousArray<ContiguousArray<UInt64>> = []

  /// The keys in order, with the index of each one's labels.
  @usableFromInline var keys: ContiguousArray<Key> = []
  @usableFromInline var indices: ContiguousArray<Int> = []

  /// The position of the last key used.
  @usableFromInline var last = 0

  @export(implementation)
  init(_ keyPrecedes: @escaping @Sendable (Key, Key) -> Bool) { self.keyPrecedes = keyPrecedes }

  @export(implementation)
  mutating func append(_ label: UInt64, _ key: Key) {
    // Adjacent sorted rows often have the same key.
    if last >= keys.count || keys[last] != key {
      last = keys.partitioningIndex { !keyPrecedes($0, key) }
      if last == keys.count || keyPrecedes(key, keys[last]) {
        keys.insert(key, at: last)
        indices.insert(groups.count, at: last)
        groups.append([])
      }
    }
    groups[indices[last]].append(label)
  }

  /// Returns the sections in order.
  @export(implementation)
  func finish(_ stop: _StopPoll? = nil) throws(_Stopped) -> ContiguousArray<DerivedPart<Key>> {
    var parts = ContiguousArray<DerivedPart<Key>>()
    for index in keys.indices {
      let labels = groups[indices[index]]
      var builder = TreeBuilder<UInt64>()
      for block in StopBlocks(of: labels.indices) {
        labels.withUnsafeBufferPointer {
          builder.append(copying: UnsafeBufferPointer(rebasing: $0[block]))
        }
        try stop?.check(after: block.count)
      }
      parts.append(DerivedPart(keys[index], LabelOrder(builder)))
    }
    return parts
  }
}

extension SectionBuilder: Sendable where Key: Sendable {}
