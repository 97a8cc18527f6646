// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Wrong offsets, ranges and changes: they trap with a message that has the numbers.
@Suite(.timeLimit(.minutes(120))) struct TrapTests {
  enum Misuse: String, CaseIterable, Codable {
    case readBehind, readBefore, readOfEmpty, writeBehind, insertBehind, removeBehind
    case moveFromBehind, moveToBehind, blockBehind, blockToBehind, splitBehind
    case replaceBehind, chunksBehind
    // Of a slice, which does not have other elements of the tree array.
    case sliceReadBefore, sliceReadBehind, sliceWriteBehind, sliceInsertBehind, sliceRemoveBehind
    case sliceBefore, sliceBehind
    /// Changes of another source, and labels of more rows than a list counted.
    case otherChanges, moreLabels

    var message: String {
      switch self {
      case .readBehind, .writeBehind, .removeBehind, .moveFromBehind, .moveToBehind:
        "There is no element at 100: the tree array has 100."
      case .readBefore: "There is no element at -1: the tree array has 100."
      case .readOfEmpty: "There is no element at 0: the tree array has 0."
      case .insertBehind: "There is no element at 101: the tree array has 100."
      case .splitBehind: "There are no elements 0..<101: the tree array has 100."
      case .blockToBehind: "There are no elements 91..<101: the tree array has 100."
      case .blockBehind, .replaceBehind, .chunksBehind:
        "There are no elements 90..<101: the tree array has 100."
      case .sliceReadBefore: "There are no elements 9..<10: the slice has 10..<20."
      case .sliceInsertBehind: "There are no elements 21..<21: the slice has 10..<20."
      case .sliceBefore: "There are no elements 9..<15: the slice has 10..<20."
      case .sliceBehind: "There are no elements 15..<21: the slice has 10..<20."
      case .sliceReadBehind, .sliceWriteBehind, .sliceRemoveBehind:
        "There are no elements 20..<21: the slice has 10..<20."
      case .otherChanges:
        "The changes lead from 41 to 41 rows, but the sources have 100 and 100."
      case .moreLabels: "The count of a list is 2, but it has more elements."
      }
    }
  }

  @Test(arguments: Misuse.allCases) func traps(misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      var tree = TreeArray((0..<100).map { KeyedRow(id: $0) })
      var slice = tree[10..<20]
      let row = KeyedRow(id: -1)
      switch misuse {
      case .readBehind: _ = tree[100]
      case .readBefore: _ = tree[-1]
      case .readOfEmpty: _ = TreeArray<Int>()[0]
      case .writeBehind: tree[100] = row
      case .insertBehind: tree.insert(row, at: 101)
      case .removeBehind: tree.remove(at: 100)
      case .moveFromBehind: tree.move(from: 100, to: 0)
      case .moveToBehind: tree.move(from: 0, to: 100)
      case .blockBehind: tree.moveSubrange(90..<101, to: 0)
      case .blockToBehind: tree.moveSubrange(0..<10, to: 91)
      case .splitBehind: _ = tree.split(at: 101)
      case .replaceBehind: tree.replaceSubrange(90..<101, with: [])
      case .chunksBehind: tree.withChunks(in: 90..<101) { _ in }
      case .sliceReadBefore: _ = slice[9]
      case .sliceReadBehind: _ = slice[20]
      case .sliceWriteBehind: slice[20] = row
      case .sliceInsertBehind: slice.insert(row, at: 21)
      case .sliceRemoveBehind: slice.remove(at: 20)
      case .sliceBefore: _ = slice[9..<15]
      case .sliceBehind: _ = slice[15..<21]
      case .otherChanges:
        var list = tree.derived.sorted { $0.key < $1.key }
        list.update(
          to: tree, by: try ListDiff(oldCount: 41, newCount: 41, deletes: [0], inserts: [0]))
      case .moreLabels:
        var labels = SourceLabels.Iterator(SourceLabels(count: 2))
        for _ in 0..<3 { _ = labels.next() }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(misuse.message), "\(text)")
  }
}
