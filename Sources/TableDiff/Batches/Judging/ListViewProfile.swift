// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How strictly a headless list view judges batches.
///
/// A type of its own, so that it does not depend on what the sections are.
public struct ListViewProfile: Sendable, Hashable {
  package let name: String

  /// Whether rules E are checked: every cell ends up with its row, and shows it as it is.
  @usableFromInline package let checksMeaning: Bool

  /// Whether operations that a collection view drops without a word are dropped.
  package let dropsNeedless: Bool

  /// Whether rows may not change sections in a batch that changes the sections too (C9).
  package let keepsSectionsApart: Bool

  /// Whether the list view speaks of rows, not of items.
  package let saysRows: Bool

  /// Rejects every batch that breaks a rule, also those that a list view takes and shows wrongly.
  public static let strict = ListViewProfile(
    name: "strict", checksMeaning: true, dropsNeedless: false, keepsSectionsApart: false,
    saysRows: true)

  /// As ``strict``, and rejects rows that go to another section in a batch with section operations
  /// (C9), which table views were reported to fail at.
  public static let tableView = ListViewProfile(
    name: "tableView", checksMeaning: true, dropsNeedless: false, keepsSectionsApart: true,
    saysRows: true)

  /// Rejects what a `UICollectionView` throws at or is corrupted by, and otherwise does as it does:
  /// cells show the rows they were last given, right or wrong.
  ///
  /// Like a collection view, it ignores duplicate moves (B6), and row deletes in sections that are
  /// deleted and row inserts in sections that are inserted (C1, C2), whatever rows they name. It
  /// accepts row deletes in sections that move (C6) and duplicate inserts (B2). Each duplicate
  /// insert counts. No report says where it ends up, so it goes to the next free place, or else to
  /// the last free one before. Moves that change nothing (B7) are rejected, as in all profiles,
  /// although no collection view is known to throw at them.
  ///
  /// See ``HeadlessListView/stalePaths`` and ``HeadlessListView/misplacedPaths``.
  public static let collectionView = ListViewProfile(
    name: "collectionView", checksMeaning: false, dropsNeedless: true, keepsSectionsApart: false,
    saysRows: false)

  /// Rejects what breaks rules A to D, and otherwise does as a list view on a screen does: cells
  /// show the rows they were last given, right or wrong.
  ///
  /// See ``HeadlessListView/stalePaths`` and ``HeadlessListView/misplacedPaths``.
  public static let screen = ListViewProfile(
    name: "screen", checksMeaning: false, dropsNeedless: false, keepsSectionsApart: false,
    saysRows: true)
}

extension ListViewProfile: CustomStringConvertible {
  /// The profile's name.
  public var description: String { name }
}
