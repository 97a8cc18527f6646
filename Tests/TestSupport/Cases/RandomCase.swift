// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting

/// Lists made at random from a seed: an old one, and a new one by a script of edits.
package struct RandomCase {
  private var random: SeededRandom
  private var freshID = 1_000_000

  /// The lists of a seed, with at most so many rows.
  package static func make(
    seed: UInt64, maxCount: Int, file: String = #fileID, function: String = #function
  ) -> ListCase {
    FamilyCounts.add(1, file, function)
    var maker = RandomCase(random: SeededRandom(seed: seed))
    return maker.make(maxCount: maxCount)
  }

  private init(random: SeededRandom) { self.random = random }

  private mutating func make(maxCount: Int) -> ListCase {
    let count = rowCount(upTo: maxCount)
    // In every fifth case ids repeat: few of them, or as many as not.
    let idBound = random.chance(20) ? 1 + random.below(2 * count + 2) : nil
    let old = (0..<count).map { offset in
      TestRow(id: idBound.map { random.below($0) } ?? 3 * offset, content: random.below(3))
    }
    var rows = old
    let editCount = random.chance(10) ? 0 : 1 + random.below(random.chance(70) ? 3 : 12)
    for _ in 0..<editCount { edit(&rows) }
    return random.chance(50) ? ListCase(old: old, new: rows) : ListCase(old: rows, new: old)
  }

  /// Mostly few rows, sometimes some, seldom many; often near the bounds where strategies change.
  private mutating func rowCount(upTo maxCount: Int) -> Int {
    let count =
      switch random.below(100) {
      case 0..<30: random.below(9)
      case 30..<55: random.below(41)
      case 55..<65: 14 + random.below(5)
      case 65..<75: 60 + random.below(12)
      case 75..<92: random.below(400)
      case 92..<98: random.below(2_000)
      default: random.below(10_001)
      }
    return min(count, maxCount)
  }

  private mutating func fresh(_ count: Int) -> [TestRow] {
    let first = freshID
    freshID += count
    return (first..<first + count).map { TestRow(id: $0, content: random.below(3)) }
  }

  /// A range of offsets: short, up to a look-ahead's length, or any.
  private mutating func block(in count: Int) -> Range<Int> {
    let bounds = [3, 20, 70, 300, count + 1]
    let length = min(count, 1 + random.below(bounds[random.below(bounds.count)]))
    let places = [0, count - length, random.below(count - length + 1)]
    let start = places[random.below(3)]
    return start..<start + length
  }

  /// A share of rows in a hundred: next to none, a few, half, most.
  private mutating func share() -> Int { [1, 1, 10, 50, 90][random.below(5)] }

  private mutating func edit(_ rows: inout [TestRow]) {
    let range = block(in: rows.count)
    switch random.below(20) {
    case 0:
      let percent = share()
      rows.removeAll { _ in random.chance(percent) }
    case 1: insertScattered(&rows)
    case 2, 3: updateScattered(&rows)
    case 4: rows.removeSubrange(range)
    case 5: rows.insert(contentsOf: fresh(1 + random.below(80)), at: range.lowerBound)
    case 6: rows.replaceSubrange(range, with: fresh(random.below(2 * range.count + 1)))
    case 7, 8: move(range, in: &rows)
    case 9, 10:
      if !rows.isEmpty { rows.swapAt(random.below(rows.count), random.below(rows.count)) }
    case 11: rows[range].shuffle(using: &random)
    case 12: rows[range].reverse()
    case 13: rows = rows.shuffled(using: &random)
    case 14: rows.reverse()
    case 15: rows = Array(rows[range.upperBound...] + rows[..<range.upperBound])
    case 16: rows = fresh(rows.count)
    case 17: rows.insert(contentsOf: rows[range].prefix(40), at: random.below(rows.count + 1))
    case 18: rows = Array(rows[range])
    default: oneToTheOtherEnd(&rows)
    }
  }

  private mutating func insertScattered(_ rows: inout [TestRow]) {
    let percent = share()
    var result: [TestRow] = []
    for row in rows {
      if random.chance(percent) { result += fresh(1) }
      result.append(row)
    }
    rows = result
  }

  private mutating func updateScattered(_ rows: inout [TestRow]) {
    let percent = share()
    for offset in rows.indices where random.chance(percent) {
      rows[offset].content = random.below(3)
    }
  }

  private mutating func move(_ range: Range<Int>, in rows: inout [TestRow]) {
    let moved = rows[range]
    rows.removeSubrange(range)
    rows.insert(contentsOf: moved, at: random.below(rows.count + 1))
  }

  private mutating func oneToTheOtherEnd(_ rows: inout [TestRow]) {
    if rows.isEmpty { return }
    if random.chance(50) {
      rows.append(rows.removeFirst())
    } else {
      rows.insert(rows.removeLast(), at: 0)
    }
  }
}
