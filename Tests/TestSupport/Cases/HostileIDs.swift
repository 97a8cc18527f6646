// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting

/// Ids whose hash is one and the same.
package struct ConstantHashID: Hashable {
  package let value: Int

  package init(value: Int) { self.value = value }

  package func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

/// Ids of a few hashes only, so that unequal ids share them.
package struct CoarseHashID: Hashable {
  package let value: Int

  package init(value: Int) { self.value = value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
}

/// Ids that are equal though their hashes differ.
package struct ContradictoryID: Hashable {
  package let value: Int

  package init(value: Int) { self.value = value }

  package static func == (left: ContradictoryID, right: ContradictoryID) -> Bool {
    left.value / 2 == right.value / 2
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Random answers that follow from a seed; an object, so that all ids of a test share one.
package final class Dice {
  private var random: SeededRandom

  package init(seed: UInt64) { random = SeededRandom(seed: seed) }

  package func roll(_ sides: Int) -> Int { random.below(sides) }
}

/// Ids whose `==` says anything.
package struct RandomlyEqualID: Hashable {
  package let value: Int
  package let dice: Dice
  package let hashCount: Int

  package init(value: Int, dice: Dice, hashCount: Int) {
    (self.value, self.dice, self.hashCount) = (value, dice, hashCount)
  }

  package static func == (left: RandomlyEqualID, right: RandomlyEqualID) -> Bool {
    left.dice.roll(2) == 0
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value % hashCount) }
}

/// Ids whose hash is another one each time.
package struct RandomlyHashedID: Hashable {
  package let value: Int
  package let dice: Dice

  package init(value: Int, dice: Dice) { (self.value, self.dice) = (value, dice) }

  package static func == (left: RandomlyHashedID, right: RandomlyHashedID) -> Bool {
    left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(dice.roll(4)) }
}

/// Ids that no id is equal to, not even themselves.
package struct NeverEqualID: Hashable {
  package let value: Int

  package init(value: Int) { self.value = value }

  package static func == (left: NeverEqualID, right: NeverEqualID) -> Bool { false }

  package func hash(into hasher: inout Hasher) { hasher.combine(value % 2) }
}
