// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting

/// Ids whose hash is one and the same.
struct ConstantHashID: Hashable {
  let value: Int

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

/// Ids of a few hashes only, so that unequal ids share them.
struct CoarseHashID: Hashable {
  let value: Int

  func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
}

/// Ids that are equal though their hashes differ.
struct ContradictoryID: Hashable {
  let value: Int

  static func == (left: ContradictoryID, right: ContradictoryID) -> Bool {
    left.value / 2 == right.value / 2
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Random answers that follow from a seed; an object, so that all ids of a test share one.
final class Dice {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  func roll(_ sides: Int) -> Int { random.below(sides) }
}

/// Ids whose `==` says anything.
struct RandomlyEqualID: Hashable {
  let value: Int
  let dice: Dice
  let hashCount: Int

  static func == (left: RandomlyEqualID, right: RandomlyEqualID) -> Bool {
    left.dice.roll(2) == 0
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value % hashCount) }
}

/// Ids whose hash is another one each time.
struct RandomlyHashedID: Hashable {
  let value: Int
  let dice: Dice

  static func == (left: RandomlyHashedID, right: RandomlyHashedID) -> Bool {
    left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(dice.roll(4)) }
}

/// Ids that no id is equal to, not even themselves.
struct NeverEqualID: Hashable {
  let value: Int

  static func == (left: NeverEqualID, right: NeverEqualID) -> Bool { false }

  func hash(into hasher: inout Hasher) { hasher.combine(value % 2) }
}
