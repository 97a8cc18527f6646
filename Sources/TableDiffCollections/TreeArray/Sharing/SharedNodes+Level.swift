// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SharedNodes {
  /// A node that is not shared in order.
  @usableFromInline
  struct Entry {
    @usableFromInline let node: Node

    /// The offset of the first row.
    @usableFromInline let start: Int32

    /// The offset in the other list, if the node was found there; otherwise -1.
    @usableFromInline var other: Int32 = -1

    @export(implementation)
    init(_ node: Node, start: Int32) { (self.node, self.start) = (node, start) }

    @export(implementation) var isOpen: Bool { other < 0 }
  }

  /// The nodes of one level that are not shared in order.
  @usableFromInline
  struct Level {
    @usableFromInline var old: ContiguousArray<Entry> = []
    @usableFromInline var new: ContiguousArray<Entry> = []

    /// The end of each group's nodes.
    @usableFromInline var groupEnds: ContiguousArray<PieceGroupEnd> = []

    /// The nodes that several trees refer to.
    @usableFromInline var oldShared: ContiguousArray<Int> = []
    @usableFromInline var newShared: ContiguousArray<Int> = []

    @export(implementation)
    init() {
      old.reserveCapacity(32)
      new.reserveCapacity(32)
      groupEnds.reserveCapacity(8)
    }

    @export(implementation)
    mutating func removeAll() {
      old.removeAll(keepingCapacity: true)
      new.removeAll(keepingCapacity: true)
      groupEnds.removeAll(keepingCapacity: true)
      oldShared.removeAll(keepingCapacity: true)
      newShared.removeAll(keepingCapacity: true)
    }

    @export(implementation)
    @inline(__always)
    mutating func appendOld(_ entry: Entry, isUnique: Bool) {
      if !isUnique { oldShared.append(old.count) }
      old.append(entry)
    }

    @export(implementation)
    @inline(__always)
    mutating func appendNew(_ entry: Entry, isUnique: Bool) {
      if !isUnique { newShared.append(new.count) }
      new.append(entry)
    }

    @export(implementation)
    mutating func endGroup() {
      let last = groupEnds.last ?? PieceGroupEnd(old: 0, new: 0)
      if old.count > last.old || new.count > last.new {
        groupEnds.append(PieceGroupEnd(old: old.count, new: new.count))
      }
    }
  }
}
