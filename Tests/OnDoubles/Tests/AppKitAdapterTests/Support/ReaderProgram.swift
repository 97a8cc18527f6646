// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// Random changes of a list and its layout, and the row that must stay where it is.
///
/// Which row that is, is found by ids in the lists.
@MainActor
struct ReaderProgram {
  let rig: ReaderRig
  private let edges: ScrollEdges
  private let hasSections: Bool
  private var edits: RandomEdits

  /// The row that stayed in its place last, if the user has not scrolled since.
  private var reader: (id: Int, offset: CGFloat)?

  /// The largest distance by which a row has left its place.
  private(set) var drift: CGFloat = 0

  init(
    _ kind: ReaderRig.Kind, seed: Int, stickingTo edges: ScrollEdges, _ behavior: ScrollBehavior?
  ) {
    edits = RandomEdits(seed: seed)
    self.edges = edges
    hasSections = kind.hasSections
    let policies: [UpdatePolicy] = [
      .animate(upTo: 1_000), .animate(upTo: 4, applyUpTo: 6), .animate(upTo: 0),
    ]
    let first = Shelf(id: 0, rows: fruits(0..<edits.below(41)))
    let second = Shelf(id: 1, rows: fruits(50..<50 + edits.below(31)))
    rig = ReaderRig(
      kind, hasSections ? [first, second] : [first], behavior, policy: policies[edits.below(3)])
    rig.scroll(to: CGFloat(edits.below(1_500)))
  }

  mutating func run(_ count: Int) async {
    for _ in 0..<count { await step() }
  }

  private mutating func step() async {
    let bar = CGFloat(edits.below(3) * 30)
    switch edits.below(12) {
    case 0, 1:
      let distance = CGFloat((edits.below(301) - 150) * (edits.chance(20) ? 9 : 1))
      rig.scroll(to: rig.offset + distance)
    case 2:
      let size = NSSize(
        width: edits.chance(50) ? 320 : 240, height: edits.chance(50) ? 300 : 200)
      await check { rig in rig.keepPlace { rig.resize(size) } }
    case 3: await check { rig in rig.keepPlace { rig.scrollView.contentInsets.bottom = bar } }
    case 4: await check { rig in rig.keepPlace { rig.scrollView.contentInsets.top = bar } }
    case 5:
      guard let id = rig.visibleIDs.randomElement(using: &edits) else { return }
      let more = CGFloat(1 + edits.below(80))
      await check { rig in rig.keepPlace { rig.grow(id, by: more) } }
    default:
      let (shelves, animated) = (edited(rig.shelves()), edits.chance(70))
      await check { await $0.show(shelves, animated) }
    }
  }

  /// Makes a change, and measures by how much the row has left its place that was to be kept.
  private mutating func check(_ change: (ReaderRig) async -> Void) async {
    rig.window.layoutIfNeeded()
    let offset = rig.offset
    let isAtTop = edges.contains(.top) && rig.rest.above < 1
    let isAtBottom = edges.contains(.bottom) && rig.rest.below < 1
    var visible = rig.visibleIDs
    if let reader, reader.offset == offset, let index = visible.firstIndex(of: reader.id) {
      visible.insert(visible.remove(at: index), at: 0)
    }
    let places = visible.map { rig.place(of: $0) ?? 0 }
    let old = rig.shelves()
    await change(rig)
    rig.window.layoutIfNeeded()
    if isAtTop || isAtBottom {
      let (above, below) = rig.rest
      // A list that fits is at its top.
      drift = max(drift, abs(isAtTop || above <= 0 ? above : below))
      reader = nil
      return
    }
    guard let first = visible.first else { return }
    let left = Set(rig.shelves().flatMap { $0.rows.map(\.id) })
    if let index = visible.firstIndex(where: left.contains) {
      reader = (visible[index], rig.offset)
      drift = max(drift, rig.drift(of: visible[index], from: places[index]))
    } else if let nearest = Self.nearest(to: first, in: old, where: left.contains) {
      reader = (nearest, rig.offset)
      drift = max(drift, rig.drift(of: nearest, from: places[0]))
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
    for _ in 0..<1 + edits.below(3) {
      if hasSections, edits.chance(8) {
        let rows = edits.fresh(1 + edits.below(6))
        shelves.insert(Shelf(id: rows[0].id, rows: rows), at: edits.below(shelves.count + 1))
        continue
      }
      guard let section = shelves.indices.randomElement(using: &edits) else { continue }
      if hasSections, edits.chance(4) {
        shelves.remove(at: section)
        continue
      }
      var rows = shelves[section].rows
      let visible = Set(rig.visibleIDs.prefix(1 + edits.below(12)))
      switch edits.below(6) {
      case 0, 1:
        rows.insert(
          contentsOf: edits.fresh(1 + edits.below(6)),
          at: edits.chance(50) ? 0 : edits.below(rows.count + 1))
      case 2: rows.removeAll { visible.contains($0.id) }
      case 3: rows.removeFirst(min(rows.count, edits.below(6)))
      default:
        for row in rows.indices where visible.contains(rows[row].id) || edits.chance(10) {
          rows[row].ripeness += 1
        }
      }
      shelves[section].rows = rows
    }
    return shelves
  }
}
