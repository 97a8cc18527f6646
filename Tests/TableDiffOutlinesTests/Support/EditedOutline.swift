// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting

/// An outline and what it is to be, edited at random.
struct EditedOutline {
  var random: SeededRandom
  var outline: Outline<Item>
  var naive: NaiveOutline

  /// Ids are below this number, so that many are taken and many are not.
  let idCount: Int

  init(seed: UInt64, idCount: Int) {
    random = SeededRandom(seed: seed)
    outline = Outline()
    naive = NaiveOutline([])
    self.idCount = idCount
  }

  /// Makes an edit in both.
  ///
  /// - Returns: What was done, and whether both had the same result.
  mutating func edit() -> (String, isRight: Bool) {
    let id = random.below(idCount)
    let parent = random.below(4) == 0 ? nil : random.below(idCount)
    let siblings = naive.children(of: parent)?.count ?? 0
    let wrong = [-1, siblings + 1][random.below(2)]
    let index = random.below(12) == 0 ? wrong : random.below(siblings + 1)
    let flag = random.below(3) == 0
    switch random.below(10) {
    case 0...2:
      let item = makeItem(id)
      let expected = naive.insert(item, index, parent)
      return result("insert \(item) at \(index) of \(parent as Any)", expected) {
        (outline) throws(ItemError) in try outline.insert(item, atChild: index, of: parent)
      }
    case 3:
      let removed = naive.find(id)?.node.item
      let expected = naive.remove(id)
      var got: Item?
      let (name, isRight) = result("remove \(id)", expected) {
        (outline) throws(ItemError) in got = try outline.remove(id)
      }
      return (name, isRight && got == removed)
    case 4...5:
      let expected = naive.move(id, index, parent)
      return result("move \(id) to \(index) of \(parent as Any)", expected) {
        (outline) throws(ItemError) in try outline.move(id, toChild: index, of: parent)
      }
    case 6:
      let name = "name \(random.below(5))"
      let expected = naive.rename(id, name)
      return result("rename \(id)", expected) {
        (outline) throws(ItemError) in
        try outline.update(id) {
          $0.name = name
          $0.children = [Item(id)]
        }
      }
    case 7:
      let expected = naive.setExpanded(true, id, withDescendants: flag)
      return result("expand \(id)", expected) {
        (outline) throws(ItemError) in try outline.expand(id, withDescendants: flag)
      }
    case 8:
      if flag {
        let level = random.below(4)
        naive.expand(toLevel: level)
        outline.expand(toLevel: level)
        return ("expand to level \(level)", true)
      }
      let expected = naive.reveal(id)
      return result("reveal \(id)", expected) {
        (outline) throws(ItemError) in try outline.reveal(id)
      }
    default:
      let expected = naive.setExpanded(false, id, withDescendants: flag)
      return result("collapse \(id)", expected) {
        (outline) throws(ItemError) in try outline.collapse(id, withDescendants: flag)
      }
    }
  }

  /// Returns a node of an id, with some nodes of any ids below it.
  mutating func makeItem(_ id: Int) -> Item {
    var item = Item(id, "new \(id)")
    while random.below(3) == 0 { item.children.append(makeItem(random.below(idCount))) }
    return item
  }

  private mutating func result(
    _ name: String, _ expected: ItemError?,
    _ edit: (inout Outline<Item>) throws(ItemError) -> Void
  ) -> (String, isRight: Bool) {
    do {
      try edit(&outline)
      return (name, expected == nil)
    } catch {
      return ("\(name): \(error)", error == expected)
    }
  }
}
