// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

@_exported import Observation
import TableDiffCollections
import TableDiffPatches
import TableDiffTesting
import TableDiffUpdating
import UIKit

/// What surrounds examples about updaters: each example is a method of this class.
@MainActor class Updaters {
  var fruits = Rows.oldFruits, newFruits = Rows.newFruits
  var lines = Rows.oldFruits, contacts = Rows.oldFruits
  var sections = Sections.oldShelves, shelves = Sections.oldShelves
  let from = IndexPath(row: 0, section: 0), to = IndexPath(row: 1, section: 0)
  let viewModel = ViewModel(), basket = FollowedModel(), feed = StateFeed()
  lazy var view = SectionedHeadlessScreen { Sections.oldShelves }
}

/// A model that is followed.
@Observable @MainActor final class FollowedModel {
  var fruits = Rows.oldFruits
  var shelves = Sections.oldShelves
}

/// A feed whose states are followed.
struct StateFeed {
  let states = AsyncStream { $0.yield(Rows.oldFruits) }
}

/// What surrounds examples about updaters of rows.
@MainActor final class RowUpdaters: Updaters {
  lazy var updater = ListUpdater(fruits)
  lazy var screen = HeadlessScreen(updater)
  lazy var vegetables = ListUpdater(newFruits)
}

/// What surrounds examples about updaters of sections.
@MainActor final class SectionUpdaters: Updaters {
  lazy var updater = SectionedListUpdater(shelves)
  lazy var screen = SectionedHeadlessScreen(updater)
}
