// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Changes right where one block of the engine's work ends and the next begins.
@Suite struct BlockBoundaryTests {
  private static let blockRowCount = 16_384

  /// From the boundary of a block.
  private static let distances = Sizes.isDebug ? [0] : [-1, 0, 1]

  enum Edit: CaseIterable, Sendable {
    case update, delete, insert, replace, swapWithNext, moveToFront, moveToEnd, deleteBlock, all
  }

  /// Usual runs make all edits at once; exhaustive ones each for itself.
  private static let edits: [Edit] = Sizes.isExhaustive ? Edit.allCases : [.all]

  @Test(arguments: distances, edits)
  func changesAtABlockFromTheFront(distance: Int, edit: Edit) {
    let old = Array(0..<Self.blockRowCount + 40).rows
    var new = old
    apply(edit, to: &new, at: Self.blockRowCount + distance)
    expectContract(ListCase(old: old, new: new))
  }

  @Test(arguments: distances, edits)
  func changesAtABlockFromTheEnd(distance: Int, edit: Edit) {
    let old = Array(0..<Self.blockRowCount + 40).rows
    var new = old
    // A change at the front ends the common prefix, so that the rest is walked from the end.
    new[3].id = -1
    apply(edit, to: &new, at: new.count - 1 - (Self.blockRowCount + distance))
    expectContract(ListCase(old: old, new: new))
  }

  @Test(arguments: distances)
  func listsOfABlock(distance: Int) {
    let count = Self.blockRowCount + distance
    let old = Array(0..<count).rows
    var random = SeededRandom(seed: UInt64(count))
    var updated = old
    updated[count - 1].content = 1
    let shuffled = old.shuffled(using: &random)
    let replaced = Array(count..<2 * count).rows
    let cases = [
      ListCase(old: old, new: updated), ListCase(old: old, new: shuffled),
      ListCase(old: old, new: replaced), ListCase(old: old, new: []),
      ListCase(old: [], new: old), ListCase(old: old, new: Array(old.dropFirst() + old.prefix(1))),
    ]
    for lists in cases.prefix(Sizes.pick(exhaustive: 6, usual: distance == 0 ? 2 : 1, debug: 1)) {
      expectContract(lists)
    }
  }

  /// Several blocks, with the rows of every boundary changed.
  @Test(.enabled(if: Sizes.isExhaustive))
  func everyBoundaryOfThreeBlocks() {
    let old = Array(0..<3 * Self.blockRowCount + 7).rows
    var new = old
    for block in (1...3).reversed() {
      for distance in [1, 0, -1] { new[block * Self.blockRowCount + distance].content = 1 }
      new.remove(at: block * Self.blockRowCount - 5)
      new.insert(TestRow(id: -block), at: block * Self.blockRowCount - 9)
    }
    expectContract(ListCase(old: old, new: new))
    expectContract(ListCase(old: new, new: Array(old.reversed())))
  }

  private func apply(_ edit: Edit, to rows: inout [TestRow], at offset: Int) {
    switch edit {
    case .update: rows[offset].content = 1
    case .delete: rows.remove(at: offset)
    case .insert: rows.insert(TestRow(id: -7), at: offset)
    case .replace: rows[offset].id = -8
    case .swapWithNext: rows.swapAt(offset, offset + 1)
    case .moveToFront: rows.insert(rows.remove(at: offset), at: 0)
    case .moveToEnd: rows.append(rows.remove(at: offset))
    case .deleteBlock: rows.removeSubrange(offset - 20..<offset + 3)
    case .all:
      rows[offset].content = 1
      rows.swapAt(offset + 1, offset + 2)
      rows.remove(at: offset - 1)
      rows.insert(TestRow(id: -7), at: offset - 3)
      rows.append(rows.remove(at: offset - 6))
      rows[offset - 8].id = -8
    }
  }
}
