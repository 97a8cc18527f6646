// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffCollections
import TableDiffTesting
import TestSupport

/// A change of a derived list.
enum DerivedStep: Sendable {
  /// Edits the source, and updates the list to it.
  case edit([DerivedEdit])

  /// The same, by a diff of the source that the caller made.
  case editByDiff([DerivedEdit], movesAll: Bool)

  case filter(TestFilter, FilterChange = .any)
  case narrow(Int)
  case widen(Int)
  case order(TestOrder)
  case reverse
  case keepEditedRows(Bool)
  case sortAgain
  case moveWindow(Range<Int>)

  /// Keeps a copy of the list for later.
  case fork

  /// Goes on with the copy, and keeps the list instead.
  case swap
}

/// How a list is derived, and a sequence of changes, of which any part is a program, too.
struct DerivedProgram: Sendable, CustomStringConvertible {
  var initial: [KeyedRow] = []
  var filters: [TestFilter] = []
  var orders: [TestOrder] = []
  var sortsFirst = false
  var sectionsDescend = false
  var steps: [DerivedStep] = []

  var description: String {
    """
    \(initial.count) rows: \(initial)
    filters \(filters), orders \(orders)\(sortsFirst ? " first" : "")
    \(steps.map { "\($0)" }.joined(separator: "\n"))
    """
  }

  /// Makes a failing program smaller, as long as it fails: leaves out steps and rows.
  func shrunk(attempts: Int = 2_000, while fails: (DerivedProgram) -> Bool) -> DerivedProgram {
    var smallest = self
    var attemptsLeft = attempts
    func shrink<Part>(_ parts: WritableKeyPath<DerivedProgram, [Part]>) -> Bool {
      var hasShrunk = false
      var length = max(1, smallest[keyPath: parts].count / 2)
      while length >= 1 {
        var start = 0
        while start < smallest[keyPath: parts].count, attemptsLeft > 0 {
          var candidate = smallest
          let end = min(start + length, smallest[keyPath: parts].count)
          candidate[keyPath: parts].removeSubrange(start..<end)
          attemptsLeft -= 1
          if fails(candidate) {
            smallest = candidate
            hasShrunk = true
          } else {
            start += length
          }
        }
        length /= 2
      }
      return hasShrunk
    }
    while shrink(\.steps) || shrink(\.initial) || shrink(\.filters) || shrink(\.orders) {}
    return smallest
  }
}

/// Makes random programs.
struct DerivedProgramMaker {
  var random: SeededRandom
  private var nextID = 0
  private var keyCount: Int
  private var groupCount: Int

  /// Whether rows are inserted near the start, one after the other.
  private var isHot: Bool

  /// Whether ids repeat.
  private let idCount: Int?

  init(seed: UInt64, idCount: Int? = nil) {
    random = SeededRandom(seed: seed)
    keyCount = [1, 3, 50, 100_000][random.below(4)]
    groupCount = [1, 4, 30][random.below(3)]
    isHot = random.chance(30)
    self.idCount = idCount
  }

  /// Makes rows of so many keys, at any place.
  init(seed: UInt64, keyCount: Int, groupCount: Int) {
    self.init(seed: seed)
    (self.keyCount, self.groupCount, isHot) = (keyCount, groupCount, false)
  }

  mutating func row() -> KeyedRow {
    nextID += 1
    return KeyedRow(
      id: idCount.map { random.below($0) } ?? nextID, key: random.below(keyCount),
      group: random.below(groupCount), flag: random.chance(60))
  }

  mutating func rows(_ count: Int) -> [KeyedRow] { (0..<count).map { _ in row() } }

  /// Returns an edit of a kind, of up to so many rows.
  mutating func edit(_ kind: DerivedEdit.Kind, largest: Int = 1) -> DerivedEdit {
    let offset = random.below(1 << 30)
    switch kind {
    case .insert: return .insert(rows(1 + random.below(largest)), at: isHot ? 1 : offset)
    case .remove: return .remove(offset, count: 1 + random.below(largest))
    case .move:
      return .move(offset, count: 1 + random.below(largest), to: random.below(1 << 30))
    case .key: return .setKey(offset, random.below(keyCount))
    case .group: return .setGroup(offset, random.below(groupCount))
    case .flag: return .toggleFlag(offset)
    case .tag: return .setTag(offset, 1 + random.below(1_000))
    case .reinsert:
      return .reinsert(offset, at: random.below(1 << 30), key: random.below(keyCount))
    }
  }

  /// Returns an edit of any of some kinds.
  mutating func edit(
    of kinds: [DerivedEdit.Kind] = DerivedEdit.Kind.allCases, largest: Int = 1
  ) -> DerivedEdit {
    edit(kinds[random.below(kinds.count)], largest: random.chance(60) ? 1 : largest)
  }

  /// Returns edits of a list of about so many rows.
  mutating func edits(count: Int) -> [DerivedEdit] {
    if random.chance(1) { return [.reverseAll] }
    let few = max(1, count / 40)
    let editCount = 1 + random.below([1, 1, 1, few, few, 2 * few + 6][random.below(6)])
    return (0..<editCount).map { _ in edit(largest: random.chance(10) ? 1 + count / 4 : few) }
  }

  private mutating func step(count: Int) -> DerivedStep {
    switch random.below(27) {
    case 0: return .filter([.all, .flagged, .none, .smallKeys(keyCount / 2)][random.below(4)])
    case 1, 2: return .narrow(2 + random.below(9))
    case 3, 4: return .widen(2 + random.below(9))
    case 5: return .order(TestOrder.allCases[random.below(TestOrder.allCases.count)])
    case 6: return .reverse
    // A model by ids cannot say which of several rows is meant.
    case 7 where idCount == nil: return .keepEditedRows(random.chance(60))
    case 8: return .sortAgain
    case 9: return .fork
    case 10: return .swap
    case 11:
      let lower = random.below(count + 2)
      return .moveWindow(lower..<lower + random.below(count + 2))
    case 12, 13, 14: return .editByDiff(edits(count: count), movesAll: random.chance(40))
    default: return .edit(edits(count: count))
    }
  }

  mutating func program(limit: Int, stepCount: Int) -> DerivedProgram {
    let count = random.below(limit + 1)
    var program = DerivedProgram(initial: rows(count))
    for _ in 0..<random.below(3) {
      program.filters.append([.all, .flagged, .all.without(multiplesOf: 5)][random.below(3)])
      program.orders.append(TestOrder.allCases[random.below(TestOrder.allCases.count)])
    }
    program.sortsFirst = random.chance(50)
    program.sectionsDescend = random.chance(20)
    program.steps = (0..<stepCount).map { _ in step(count: count) }
    return program
  }
}
