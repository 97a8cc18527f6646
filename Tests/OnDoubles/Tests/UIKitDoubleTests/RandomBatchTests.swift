// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing
import UIKit

/// The stages that the library plans lead each cell to its row, and are accepted.
@MainActor
struct RandomBatchTests {
  private typealias Section = RowSection<Character, NoHeader, Row>

  private struct Row: Identifiable, Equatable {
    let id: Character
    var isLarge = false
    var text: String { isLarge ? id.uppercased() : String(id) }
  }

  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }

    /// Returns rows in sections, none twice.
    mutating func sections() -> [Section] {
      let letters = Array("abcdefghijkl").shuffled(using: &self)
      var rest = letters.prefix(Int.random(in: 0...12, using: &self))
      return "ABCD".shuffled(using: &self).prefix(Int.random(in: 0...4, using: &self)).map { id in
        let rows = rest.prefix(Int.random(in: 0...5, using: &self))
        rest = rest.dropFirst(rows.count)
        return Section(
          id: id, rows: rows.map { Row(id: $0, isLarge: Bool.random(using: &self)) })
      }
    }
  }

  private func paths(_ rows: [RowPath]) -> [IndexPath] { rows.map { path($0.section, $0.row) } }

  @Test(arguments: 0..<200)
  func tableViews(seed: UInt64) {
    var dice = Dice(state: seed)
    let (old, new) = (dice.sections(), dice.sections())
    let rig = TableRig(old.map { $0.rows.map(\.text).joined() })
    rig.double.scroll(to: CGFloat(Int.random(in: 0...200, using: &dice)))
    let stages = old.sectionedDiff(to: new).stages(from: old, to: new, for: .tableView)
    for stage in stages {
      let batch = stage.batch
      rig.batch(stage.sections.map { $0.rows.map(\.text).joined() }) { view in
        view.deleteSections(IndexSet(batch.sectionDeletes), with: .fade)
        view.insertSections(IndexSet(batch.sectionInserts), with: .fade)
        for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
        view.deleteRows(at: paths(batch.deletes), with: .fade)
        view.insertRows(at: paths(batch.inserts), with: .fade)
        for move in batch.moves {
          view.moveRow(
            at: path(move.from.section, move.from.row), to: path(move.to.section, move.to.row))
        }
      }
      rig.tableView.reconfigureRows(at: paths(batch.refreshes))
    }
    #expect(rig.failures == [], "seed \(seed)")
    #expect(rig.stale == [], "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func collectionViewsKeepTheCellsOfRows(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let (old, new) = (dice.sections(), dice.sections())
    let rig = CollectionRig(old.map { $0.rows.map(\.text).joined() })
    rig.view.frame.size.height = 1_000
    rig.window.layoutIfNeeded()
    let diff = old.sectionedDiff(to: new)
    let stages = diff.stages(from: old, to: new, for: .collectionView, preferring: .lossless)
    var before = old
    for stage in stages {
      var cells: [Character: UICollectionViewCell] = [:]
      for (section, value) in before.enumerated() {
        for (item, row) in value.rows.enumerated() {
          cells[row.id] = rig.view.cellForItem(at: path(section, item))
        }
      }
      let batch = stage.batch
      rig.batch(stage.sections.map { $0.rows.map(\.text).joined() }) { view in
        view.deleteSections(IndexSet(batch.sectionDeletes))
        view.insertSections(IndexSet(batch.sectionInserts))
        for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
        view.deleteItems(at: paths(batch.deletes))
        view.insertItems(at: paths(batch.inserts))
        for move in batch.moves {
          view.moveItem(
            at: path(move.from.section, move.from.row), to: path(move.to.section, move.to.row))
        }
      }
      rig.view.reconfigureItems(at: paths(batch.refreshes))
      var list = HeadlessListView(sections: before)
      let transition = try list.perform(batch, sections: stage.sections)
      let end = RowPath(section: 9, row: 0)
      let start = RowPath(section: 0, row: 0)
      for effect in transition.effects(visibleBefore: start..<end, visibleAfter: start..<end) {
        guard let from = effect.from, let to = effect.to else { continue }
        let id = before[from.section].rows[from.row].id
        #expect(cells[id] != nil)
        #expect(rig.view.cellForItem(at: path(to.section, to.row)) === cells[id], "seed \(seed)")
      }
      before = stage.sections
    }
    #expect(rig.failures == [], "seed \(seed)")
    let stale = rig.double.staleCells { rig.sections[$0.section][$0.item] }
    #expect(stale == [], "seed \(seed)")
  }
}
