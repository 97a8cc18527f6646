// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffUIKit

/// Random changes of a list and its layout, and the row that must stay where it is.
///
/// Which row that is, is found by ids in the lists.
@MainActor
struct ReaderProgram {
  let screen: any Screen
  private let edges: ScrollEdges
  private var dice: Dice
  private var freshID = 100

  /// The row that stayed in its place last, if the user has not scrolled since.
  private var reader: (id: Int, offset: CGFloat)?

  /// The largest distance by which a row has left its place.
  private(set) var drift: CGFloat = 0

  init(_ kind: ScreenKind, seed: Int, stickingTo edges: ScrollEdges, _ behavior: ScrollBehavior?) {
    dice = Dice(seed)
    self.edges = edges
    let policies: [UpdatePolicy] = [
      .animate(upTo: 1_000), .animate(upTo: 4, applyUpTo: 6), .animate(upTo: 0),
    ]
    screen = kind.screen(
      .ids(0..<dice.roll(0...20), 20..<20 + dice.roll(0...30)), sizesRows: true,
      policy: policies[dice.roll(0...2)])
    if let behavior { screen.source.scrolling = behavior }
    screen.scroll(to: CGFloat(dice.roll(0...1_500)))
  }

  mutating func run(_ count: Int) async {
    for _ in 0..<count { await step() }
  }

  private mutating func step() async {
    switch dice.roll(0...11) {
    case 0, 1:
      let distance = CGFloat(dice.roll(-150...150) * (dice.chance(20) ? 9 : 1))
      screen.scroll(to: screen.offset + distance)
    case 2:
      let size = CGSize(width: dice.chance(50) ? 320 : 240, height: dice.chance(50) ? 300 : 200)
      await checkLayout { $0.size = size }
    case 3:
      let bottom = CGFloat(dice.roll(0...2) * 60)
      await checkLayout { $0.cover(bottom: bottom) }
    case 4:
      let top = CGFloat(dice.roll(0...1) * 40)
      await checkLayout { $0.cover(top: top) }
    case 5:
      guard let id = screen.visibleIDs.randomElement(using: &dice) else { return }
      let more = CGFloat(dice.roll(1...80))
      await checkLayout {
        $0.growth[id, default: 0] += more
        $0.noteHeights()
      }
    default:
      let (shelves, animated) = (edited(screen.shelves), dice.chance(70))
      await check { await $0.show(shelves, animated: animated) }
    }
  }

  /// Changes the layout by the data source, which keeps the place.
  private mutating func checkLayout(_ change: (any Screen) -> Void) async {
    await check { screen in screen.source.keepPlace { change(screen) } }
  }

  /// Makes a change, and measures by how much the row has left its place that was to be kept.
  private mutating func check(_ change: (any Screen) async -> Void) async {
    screen.layOut()
    let (offset, old) = (screen.offset, screen.shelves)
    let isAtTop = edges.contains(.top) && screen.rest.above < 1
    let isAtBottom = edges.contains(.bottom) && screen.rest.below < 1
    var visible = screen.visibleIDs
    if let reader, reader.offset == offset, let index = visible.firstIndex(of: reader.id) {
      visible.insert(visible.remove(at: index), at: 0)
    }
    let places = visible.map { screen.place(of: $0) ?? 0 }
    await change(screen)
    screen.layOut()
    if isAtTop || isAtBottom {
      let (above, below) = screen.rest
      // A list that fits is at its top.
      drift = max(drift, abs(isAtTop || above + below <= 0 ? above : below))
      reader = nil
      return
    }
    guard let first = visible.first else { return }
    let left = Set(screen.shelves.flatMap { $0.rows.map(\.id) })
    if let index = visible.firstIndex(where: left.contains) {
      reader = (visible[index], screen.offset)
      drift = max(drift, screen.drift(of: visible[index], from: places[index]))
    } else if let nearest = Self.nearest(to: first, in: old, where: left.contains) {
      reader = (nearest, screen.offset)
      drift = max(drift, screen.drift(of: nearest, from: places[0]))
    } else {
      reader = nil
    }
  }

  private static func nearest(
    to id: Int, in shelves: [Shelf], where isLeft: (Int) -> Bool
  ) -> Int? {
    let ids = shelves.map { $0.rows.map(\.id) }
    guard let section = ids.firstIndex(where: { $0.contains(id) }),
      let row = ids[section].firstIndex(of: id)
    else { return nil }
    let order =
      ids[section][row...] + ids[section][..<row].reversed() + ids[(section + 1)...].joined()
      + ids[..<section].joined().reversed()
    return order.first(where: isLeft)
  }

  /// Returns other sections, in which no row or section moves.
  private mutating func edited(_ old: [Shelf]) -> [Shelf] {
    var shelves = old
    for _ in 0...dice.roll(0...2) {
      if dice.chance(8) {
        shelves.insert(
          Shelf(id: freshID, header: 0, rows: fresh()), at: dice.roll(0...shelves.count))
        continue
      }
      guard let section = shelves.indices.randomElement(using: &dice) else { continue }
      if dice.chance(4) {
        shelves.remove(at: section)
        continue
      }
      var rows = shelves[section].rows
      let visible = Set(screen.visibleIDs.prefix(dice.roll(1...12)))
      switch dice.roll(0...5) {
      case 0, 1:
        rows.insert(contentsOf: fresh(), at: dice.chance(50) ? 0 : dice.roll(0...rows.count))
      case 2: rows.removeAll { visible.contains($0.id) }
      case 3: rows.removeFirst(min(rows.count, dice.roll(0...5)))
      default:
        for row in rows.indices where visible.contains(rows[row].id) || dice.chance(10) {
          rows[row].content += 1
        }
      }
      shelves[section] = Shelf(id: shelves[section].id, header: 0, rows: rows)
    }
    return shelves
  }

  private mutating func fresh() -> [Item] {
    let count = dice.roll(1...6)
    freshID += count
    return (freshID - count..<freshID).map { Item(id: $0) }
  }
}
