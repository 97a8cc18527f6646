// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting

/// A tree array and an array that are edited alike, at random from a seed.
struct TreeModel<Element: TreeElement> {
  /// Both lists at some time.
  struct Version {
    var tree: TreeArray<Element>
    var array: [Element]
  }

  var version: Version
  var random: SeededRandom

  /// The number of elements made so far.
  private var madeCount = 0

  /// The lists do not grow far beyond so many elements.
  let limit: Int

  /// Elements that were removed, to be inserted again.
  var removed: [Element] = []

  init(seed: UInt64, limit: Int) {
    random = SeededRandom(seed: seed)
    self.limit = limit
    version = Version(tree: [], array: [])
    let elements = fresh(random.below(limit + 1))
    version = Version(tree: TreeArray(elements), array: elements)
  }

  var count: Int { version.array.count }

  /// Goes back to an earlier version.
  ///
  /// Elements removed since may be in it.
  mutating func restore(_ version: Version) {
    self.version = version
    removed = []
  }

  /// Performs an edit in both lists.
  ///
  /// - Returns: What went wrong with its result, in words; `nil` if nothing did.
  mutating func perform(_ edit: TreeEdit) -> String? {
    switch edit {
    case .update: update()
    case .updateRange: updateRange()
    case .insert: insert(Bool.random(using: &random) ? removed.popLast() : nil)
    case .remove: return remove()
    case .appendEach: appendEach(fresh(random.below(limit / 8 + 2)))
    case .prependEach: prependEach(fresh(random.below(limit / 8 + 2)))
    case .appendContents: appendContents(fresh(random.below(limit / 4 + 2)))
    case .insertContents: insertContents(fresh(random.below(limit / 4 + 2)))
    case .replaceSubrange: replaceSubrange(with: fresh(random.below(limit / 4 + 2)))
    case .removeSubrange: removeSubrange(range())
    case .shorten: removeSubrange(range())
    case .move: move()
    case .moveSubrange: moveSubrange()
    case .rotate: return rotate()
    case .appendSelf: appendSelf()
    case .insertSelf: insertSelf()
    case .keepPart: keepPart()
    case .removeWhere: removeWhere()
    case .filter: filter()
    case .sort: sort()
    case .reverse: reverse()
    case .shuffle: shuffle()
    case .swap: swap()
    case .popLast: return popLast()
    case .removeFirst: removeFirst()
    case .removeLast: removeLast()
    case .removeAll: removeAll()
    }
    return nil
  }

  /// What is wrong with the tree array, in words; `nil` if nothing is.
  func problem() -> String? { version.problem() }
}

extension TreeModel.Version {
  func problem() -> String? {
    tree._checkInvariants()
    if tree.count != array.count { return "\(tree.count) elements instead of \(array.count)" }
    var offset = 0
    var wrong: Int?
    tree.withChunks { chunk in
      for element in chunk {
        if wrong == nil, element != array[offset] { wrong = offset }
        offset += 1
      }
    }
    return wrong.map { "another element at \($0) of \(array.count)" }
  }
}

/// Random choices.
extension TreeModel {
  private mutating func fresh(_ count: Int) -> [Element] {
    madeCount += count
    return (madeCount - count..<madeCount).map { Element(number: $0) }
  }

  /// An offset of an element; `nil` if there are none.
  private mutating func offset() -> Int? {
    if count == 0 { return nil }
    return [0, count - 1, random.below(count), random.below(count)][random.below(4)]
  }

  /// Any range, a short one, one from the start, or one to the end.
  mutating func range() -> Range<Int> {
    let (first, second) = (random.below(count + 1), random.below(count + 1))
    switch random.below(4) {
    case 0: return first..<min(count, first + second % 20)
    case 1: return 0..<first
    case 2: return first..<count
    default: return min(first, second)..<max(first, second)
    }
  }

  /// An edit that the lists are not too short or too long for.
  ///
  /// - Parameter edits: Those to choose from.
  mutating func chooseEdit(of edits: [TreeEdit]) -> TreeEdit {
    let edit = edits[random.below(edits.count)]
    if count > 2 * limit { return .shorten }
    // Seldom, since they make the lists short or cost much.
    let isSeldom = [.shorten, .removeAll, .keepPart, .sort, .shuffle, .reverse].contains(edit)
    return isSeldom && random.chance(70) ? .update : edit
  }
}

/// Edits of single elements.
extension TreeModel {
  private mutating func update() {
    guard let offset = offset() else { return }
    if random.chance(50) {
      let number = random.below(1_000)
      version.tree[offset].change(to: number)
      version.array[offset].change(to: number)
    } else {
      let element = fresh(1)[0]
      version.tree[offset] = element
      version.array[offset] = element
    }
  }

  private mutating func updateRange() {
    let number = random.below(1_000)
    for offset in range().prefix(200) {
      version.tree[offset].change(to: number)
      version.array[offset].change(to: number)
    }
  }

  private mutating func insert(_ known: Element?) {
    let offset = [0, count, random.below(count + 1), random.below(count + 1)][random.below(4)]
    let element = known ?? fresh(1)[0]
    version.tree.insert(element, at: offset)
    version.array.insert(element, at: offset)
  }

  private mutating func remove() -> String? {
    guard let offset = offset() else { return nil }
    let element = version.array.remove(at: offset)
    removed.append(element)
    return version.tree.remove(at: offset) == element ? nil : "another element removed"
  }

  private mutating func appendEach(_ elements: [Element]) {
    for element in elements {
      version.tree.append(element)
      version.array.append(element)
    }
  }

  private mutating func prependEach(_ elements: [Element]) {
    for element in elements { version.tree.insert(element, at: 0) }
    version.array.insert(contentsOf: elements.reversed(), at: 0)
  }

  private mutating func move() {
    guard let source = offset(), let destination = offset() else { return }
    version.tree.move(from: source, to: destination)
    version.array.insert(version.array.remove(at: source), at: destination)
  }

  private mutating func swap() {
    guard let first = offset(), let second = offset() else { return }
    version.tree.swapAt(first, second)
    version.array.swapAt(first, second)
  }

  private mutating func popLast() -> String? {
    let element = version.array.popLast()
    return version.tree.popLast() == element ? nil : "another last element"
  }
}

/// The edits of a tree array that random programs consist of.
enum TreeEdit: String, CaseIterable, Sendable {
  case update, updateRange, insert, remove, appendEach, prependEach
  case appendContents, insertContents, replaceSubrange, removeSubrange, shorten
  case move, moveSubrange, rotate, appendSelf, insertSelf, keepPart
  case removeWhere, filter, sort, reverse, shuffle, swap
  case popLast, removeFirst, removeLast, removeAll

  /// Those that repeat no element.
  static let unrepeating = allCases.filter { $0 != .appendSelf && $0 != .insertSelf }
}
