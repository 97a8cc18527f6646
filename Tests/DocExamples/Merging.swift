// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TableDiffUpdating

/// What surrounds examples about merges: each example is a method of this class.
@MainActor final class Merging {
  struct Response {
    let rows = Rows.newFruits
    let appliedEdits: [OptimisticList<Fruit>.Edit] = []
  }

  var base = Rows.oldFruits, mine = Array(Rows.oldFruits.dropLast()), theirs = Rows.newFruits
  lazy var change = base.tableDiff(to: mine)
  lazy var other = base.tableDiff(to: theirs)
  let apple = Fruit(id: 1, name: "Apple"), apricot = Fruit(id: 1, name: "Apricot")
  let quince = Fruit(id: 1, name: "Quince")
  let pear = Fruit(id: 2, name: "Pear"), hazel = Fruit(id: 9, name: "Hazel")
  let shelves = Sections.oldShelves, myShelves = Sections.middleShelves
  let theirShelves = Sections.newShelves

  lazy var list = OptimisticList(base)
  lazy var edit = list.edit { $0.removeLast() }
  lazy var updater = ListUpdater(list.rows)
  let response = Response()
}
