// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// The simplest engine: a dictionary for the pairs, patience sorting for what stays.
  @usableFromInline
  init<Row, ID: Hashable>(
    plainFrom old: [Row], to new: [Row], id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    moves style: MoveStyle
  ) {
    var offsets: [ID: [Int]] = [:]
    for (offset, row) in old.enumerated().reversed() { offsets[id(row), default: []].append(offset) }
    var pairs: [(old: Int, new: Int)] = []
    for (offset, row) in new.enumerated() {
      if let source = offsets[id(row)]?.popLast() { pairs.append((source, offset)) }
    }
    var stays = [Bool](repeating: false, count: pairs.count)
    if style == .all {
      for index in pairs.indices { stays[index] = pairs[index].old == pairs[index].new }
    } else {
      var tails: [Int] = []
      var links = [Int?](repeating: nil, count: pairs.count)
      for index in pairs.indices {
        let length = tails.firstIndex { pairs[$0].old > pairs[index].old } ?? tails.count
        links[index] = length == 0 ? nil : tails[length - 1]
        if length == tails.count { tails.append(index) } else { tails[length] = index }
      }
      var next = tails.last
      while let index = next {
        stays[index] = true
        next = links[index]
      }
    }
    var moved = OffsetPairs(), updated = OffsetPairs(), inserted = OffsetRanges()
    var oldPaired = OffsetSet(bound: old.count)
    var newOffset = 0
    for (index, pair) in pairs.enumerated() where style != .never || stays[index] {
      inserted.append(newOffset..<pair.new)
      newOffset = pair.new + 1
      oldPaired.insert(pair.old..<pair.old + 1)
      if !stays[index] { moved.append(old: pair.old, new: pair.new, count: 1) }
      if !contentsEqual(old[pair.old], new[pair.new]) {
        updated.append(old: pair.old, new: pair.new, count: 1)
      }
    }
    inserted.append(newOffset..<new.count)
    self.init(
      oldCount: old.count, newCount: new.count, deleted: oldPaired.gaps(), inserted: inserted,
      moved: moved, updated: updated)
  }
}
