// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A row of the tests.
struct Item: Identifiable, Hashable, Sendable {
  let id: Int
  var content = 0

  var text: String { "\(id).\(content)" }
}

typealias Shelf = RowSection<Int, Int, Item>

extension Shelf {
  var title: String { "\(id): \(header)" }
}

/// Random states, the same for the same seed.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) }

  /// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { roll(0...99) < percent }

  /// Returns rows, none twice.
  mutating func items(upTo count: Int = 14) -> [Item] {
    (0..<16).shuffled(using: &self).prefix(roll(0...count)).map {
      Item(id: $0, content: roll(0...1))
    }
  }

  /// Returns sections whose rows come from one pool, so that rows change their section.
  mutating func shelves() -> [Shelf] {
    var rest = items()[...]
    return (0..<5).shuffled(using: &self).prefix(roll(0...4)).map { id in
      let rows = Array(rest.prefix(roll(0...6)))
      rest = rest.dropFirst(rows.count)
      return Shelf(id: id, header: roll(0...1), rows: rows)
    }
  }
}
