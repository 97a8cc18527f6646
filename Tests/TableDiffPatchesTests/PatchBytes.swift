// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Writes the binary form of a patch as the guide describes it, whether it is valid or not.
struct PatchBytes {
  private(set) var bytes: [UInt8]

  init(_ magic: String, version: UInt8 = 1, flags: UInt8 = 0) {
    bytes = Array(magic.utf8) + [version, flags]
  }

  /// A patch of a flat list: its counts, and the numbers of each part.
  init(
    list oldCount: Int, _ newCount: Int, deletes: [Int] = [], inserts: [Int] = [],
    moves: [Int] = [], updates: [Int] = [], rows: [[UInt8]] = []
  ) {
    self.init("TDL")
    numbers([oldCount, newCount])
    changes(deletes, inserts, moves, updates)
    items(rows)
  }

  mutating func numbers(_ values: [Int]) {
    for value in values { number(UInt64(value)) }
  }

  mutating func changes(_ deletes: [Int], _ inserts: [Int], _ moves: [Int], _ updates: [Int]) {
    numbers([deletes.count / 2] + deletes)
    numbers([inserts.count / 2] + inserts)
    numbers([moves.count / 3])
    for (index, value) in moves.enumerated() {
      if index % 3 < 2 {
        number(UInt64(value))
      } else {
        number(value < 0 ? UInt64(-(value + 1)) * 2 + 1 : UInt64(value) * 2)
      }
    }
    numbers([updates.count / 2] + updates)
  }

  mutating func items(_ items: [[UInt8]]) {
    for item in items {
      number(UInt64(item.count))
      bytes += item
    }
  }

  mutating func number(_ value: UInt64) {
    var rest = value
    while rest > 127 {
      bytes.append(UInt8(rest % 128 + 128))
      rest /= 128
    }
    bytes.append(UInt8(rest))
  }
}

extension PatchBytes {
  /// Offsets as the numbers of their ranges: the gap before each, and its length.
  static func ranges(of offsets: [Int]) -> [Int] {
    var numbers: [Int] = []
    var end = 0
    for offset in offsets {
      if offset == end, !numbers.isEmpty {
        numbers[numbers.count - 1] += 1
      } else {
        numbers += [offset - end, 1]
      }
      end = offset + 1
    }
    return numbers
  }

  /// Moves, ascending by their new offset, as the numbers of their runs.
  static func runs(of moves: [(from: Int, to: Int)]) -> [Int] {
    var numbers: [Int] = []
    var end = 0
    var shift = 0
    for move in moves {
      if move.to == end, move.from - move.to == shift, !numbers.isEmpty {
        numbers[numbers.count - 2] += 1
      } else {
        numbers += [move.to - end, 1, move.from - move.to - shift]
      }
      end = move.to + 1
      shift = move.from - move.to
    }
    return numbers
  }
}
