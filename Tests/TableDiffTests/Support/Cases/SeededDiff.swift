// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// The seeds that every strategy is tried with.
let hashSeeds: [UInt64] = [
  0, 1, .max, 1 << 63, 0x9E37_79B9_7F4A_7C15, 0x0123_4567_89AB_CDEF, 0xFFFF_FFFF, 42,
]

/// The diff under one hash seed.
func seededDiff(_ lists: ListCase, _ style: ListDiff.MoveStyle, hashSeed: UInt64) -> ListDiff? {
  ListDiff(
    from: lists.old, to: lists.new, id: { $0.id }, contentsEqual: { $0.content == $1.content },
    options: PairingOptions(moves: style, hashSeed: hashSeed), shouldStop: { false })
}
