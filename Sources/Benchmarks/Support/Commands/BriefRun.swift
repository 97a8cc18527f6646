// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// The generated lists that a run takes by default: the most telling cases, in a minute.
package enum BriefRun {
  /// The most rows of a case.
  package static let mostRows = 1_000_000

  /// Returns whether a case of this title takes part.
  static func includes(_ title: String) -> Bool { titles.contains(title) }

  private static let titles = Set(flat + repeated + sections + values + trees + derived + live)

  private static let flat = [
    "same array, shared storage", "3 changes", "equal content, separate storage",
    "one row updated in the middle", "1% scattered", "block moved far", "full shuffle",
    "reversed", "all rows replaced", "String ids: 1% scattered", "1% scattered, applied",
    "1% scattered, performed",
  ]

  private static let repeated = [
    "repeated ids: a fifth of the lines, 1% edited", "repeated ids: lines of words, 5% edited",
  ]

  private static let sections = [
    "sections: one row updated, others shared", "sections: 1% scattered", "sections: shuffled",
    "sections: rows shuffled over all", "sections: 1% scattered, performed",
  ]

  private static let values = [
    "1% mixed, inverted", "1% mixed, composed with another", "1% mixed, as steps",
    "1% mixed, encoded", "1% mixed, patched",
  ]

  private static let trees = [
    "tree: one row updated", "tree: one row removed", "tree: one row inserted",
    "tree: one row moved", "tree: block moved", "tree: 1,000 rows updated",
    "tree: made apart, 1% scattered", "tree: read in chunks",
  ]

  private static let derived = [
    "derived: one row changed, grouped too", "derived: a letter typed into a search",
  ]

  private static let live = [
    "live: 1% scattered", "live sections: 1% scattered",
    "live: nothing changed, shared storage", "live: 1% scattered, off the main actor",
    "live: 1% scattered, what is left to the main actor",
  ]
}
