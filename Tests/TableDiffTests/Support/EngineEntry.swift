// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension ListDiff {
  /// Stands in for the engine's own entry, which wins over this one where the library has it.
  @_disfavoredOverload
  init?<Row, ID: Hashable>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, moves: MoveStyle, hashSeed: UInt64,
    shouldStop: () -> Bool, isStandIn: Bool = true
  ) {
    self.init(from: old, to: new, id: id, contentsEqual: contentsEqual, moves: moves)
  }
}

/// What the engine under test offers.
enum Engine {
  /// Whether the engine hashes with seeds, stops and keeps to the budgets.
  static let isFinal =
    ListDiff(
      from: 0..<70_000, to: 100_000..<170_000, id: { $0 }, contentsEqual: ==, moves: .minimal,
      hashSeed: 0, shouldStop: { true }) == nil
}

/// The seeds that every strategy is tried with.
let hashSeeds: [UInt64] = [
  0, 1, .max, 1 << 63, 0x9E37_79B9_7F4A_7C15, 0x0123_4567_89AB_CDEF, 0xFFFF_FFFF, 42,
]

/// The diff under one hash seed.
func seededDiff(_ lists: ListCase, _ style: ListDiff.MoveStyle, hashSeed: UInt64) -> ListDiff? {
  ListDiff(
    from: lists.old, to: lists.new, id: { $0.id }, contentsEqual: { $0.content == $1.content },
    moves: style, hashSeed: hashSeed, shouldStop: { false })
}
