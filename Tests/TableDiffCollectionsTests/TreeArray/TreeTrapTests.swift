// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffCollections
import Testing

/// Wrong offsets and ranges: they trap with a message that has the numbers.
@Suite(.timeLimit(.minutes(120))) struct TreeTrapTests {
  enum Misuse: String, CaseIterable, Codable {
    case readBehind, readBefore, readOfEmpty, writeBehind, insertBehind, removeBehind
    case moveFromBehind, moveToBehind, blockBehind, blockToBehind, splitBehind
    case replaceBehind, chunksBehind

    var message: String {
      switch self {
      case .readBehind, .writeBehind, .removeBehind, .moveFromBehind, .moveToBehind:
        "There is no element at 100: the tree array has 100."
      case .readBefore: "There is no element at -1: the tree array has 100."
      case .readOfEmpty: "There is no element at 0: the tree array has 0."
      case .insertBehind: "There is no element at 101: the tree array has 100."
      case .splitBehind: "There are no elements 0..<101: the tree array has 100."
      case .blockToBehind: "There are no elements 91..<101: the tree array has 100."
      default: "There are no elements 90..<101: the tree array has 100."
      }
    }
  }

  @Test(arguments: Misuse.allCases) func traps(misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      var tree = TreeArray(0..<100)
      switch misuse {
      case .readBehind: _ = tree[100]
      case .readBefore: _ = tree[-1]
      case .readOfEmpty: _ = TreeArray<Int>()[0]
      case .writeBehind: tree[100] = 1
      case .insertBehind: tree.insert(1, at: 101)
      case .removeBehind: tree.remove(at: 100)
      case .moveFromBehind: tree.move(from: 100, to: 0)
      case .moveToBehind: tree.move(from: 0, to: 100)
      case .blockBehind: tree.moveSubrange(90..<101, to: 0)
      case .blockToBehind: tree.moveSubrange(0..<10, to: 91)
      case .splitBehind: _ = tree.split(at: 101)
      case .replaceBehind: tree.replaceSubrange(90..<101, with: [])
      case .chunksBehind: tree.withChunks(in: 90..<101) { _ in }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(misuse.message), "\(text)")
  }
}
