// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// The seeds that every strategy is tried with.
let hashSeeds: [UInt64] = [
  0, 1, .max, 1 << 63, 0x9E37_79B9_7F4A_7C15, 0x0123_4567_89AB_CDEF, 0xFFFF_FFFF, 42,
]

/// The diff under one hash seed.
@inline(never)
func seededDiff(
  _ lists: ListCase, _ style: ListDiff.MoveStyle = .minimal,
  algorithm: ListDiff.Algorithm = .heckel, hashSeed: UInt64
) -> ListDiff? {
  ListDiff(
    from: lists.old, to: lists.new, id: { $0.id }, contentsEqual: { $0.content == $1.content },
    options: ListDiff.Options(moves: style, algorithm: algorithm, hashSeed: hashSeed),
    shouldStop: { false })
}

/// The diff of sections under one hash seed.
@inline(never)
func seededDiff(_ lists: SectionCase, hashSeed: UInt64) -> SectionedDiff? {
  SectionedDiff(
    from: lists.old, to: lists.new, id: \.id, contentsEqual: ==,
    options: ListDiff.Options(hashSeed: hashSeed), shouldStop: { false })
}

/// The diff of ids under one hash seed, which tells of each id that it reads.
@inline(never)
func countedDiff(
  from old: [Int], to new: [Int], hashSeed: UInt64, onRead: () -> Void,
  shouldStop: () -> Bool = { false }
) -> ListDiff? {
  ListDiff(
    from: old, to: new,
    id: { row in
      onRead()
      return row
    }, contentsEqual: ==, options: ListDiff.Options(hashSeed: hashSeed), shouldStop: shouldStop)
}
