// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct TableRandomTests {
  @Test(arguments: 0..<150)
  func oneCall(seed: Int) {
    var random = RandomEdits(seed: seed)
    let table = PlainTable(random.fresh(random.below(12)))
    table.tableView.double.loadsInsertedRowsAtOnce = random.chance(30)
    for _ in 0..<8 {
      table.scene.isInWindow = !random.chance(15)
      if random.chance(15) { table.tableView.reloadData() }
      table.tableView.double.completion = random.chance(50) ? .atOnce : .dropped
      let new = random.edited(table.data)
      let configure = { (view: NSView, _: NSTableColumn, row: Int) in
        (view as? FruitCell)?.show(new[row]) ?? ()
      }
      let configures = random.chance(50)
      let policy = UpdatePolicy.animate(upTo: random.chance(10) ? 0 : 100, applyUpTo: 3)
      WorkspaceDouble.$reducesMotion.withValue(random.chance(20)) {
        table.tableView.apply(
          table.data.tableDiff(to: new), policy: policy, configure: configures ? configure : nil,
          setData: { table.data = new })
      }
      #expect(table.data == new)
      #expect(table.problem == nil, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<120)
  func updater(seed: Int) async {
    var random = RandomEdits(seed: seed)
    let table = LiveTable(random.fresh(random.below(12)))
    table.tableView.double.loadsInsertedRowsAtOnce = random.chance(30)
    for _ in 0..<6 {
      await step(table, &random)
      if table.problem != nil { break }
    }
    #expect(table.problem == nil, "seed \(seed)")
  }

  /// Submits states, with whatever may happen meanwhile, and lets the list settle.
  private func step(_ table: LiveTable, _ random: inout RandomEdits) async {
    let modes = AnimationEnd.allCases
    table.tableView.double.completion = modes[random.below(modes.count)]
    table.scene.isInWindow = !random.chance(15)
    if random.chance(10) { table.tableView.reloadData() }
    if random.chance(50) { table.scene.window.layoutIfNeeded() }
    var newest = table.rows
    for _ in 0...random.below(3) {
      newest = random.edited(newest)
      let isReduced = random.chance(20)
      WorkspaceDouble.$reducesMotion.withValue(isReduced) {
        table.updater.submit(newest, animated: !random.chance(10))
        if random.chance(30) { table.updater.updateIfNeeded() }
      }
      if random.chance(40) { await Task.yield() }
      if random.chance(30), !table.rows.isEmpty {
        let (from, to) = (random.below(table.rows.count), random.below(table.rows.count))
        table.dataSource.moveRow(from: from, to: to)
      }
    }
    // What was moved is not in the newest state, so that is submitted once more.
    table.updater.submit(newest)
    await table.updater.settled()
    #expect(table.rows == newest)
    table.tableView.double.endAnimations()
  }
}
