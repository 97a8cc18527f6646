// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How strictly a headless list view judges batches.
///
/// A type of its own, so that it does not depend on what the sections are.
public struct ListViewProfile: Sendable, Hashable {
  package let name: String

  /// Whether rules E are checked: every cell ends up with its row, and shows it as it is.
  @usableFromInline package let checksMeaning: Bool

  /// Rejects every batch that breaks a rule, also those that a list view takes and shows wrongly.
  public static let strict = ListViewProfile(name: "strict", checksMeaning: true)

  /// Rejects what a list view on a screen would throw at, and otherwise does as it does: cells show
  /// the rows they were last given, right or wrong.
  ///
  /// See ``HeadlessListView/staleOffsets`` and ``HeadlessListView/misplacedOffsets``.
  public static let screen = ListViewProfile(name: "screen", checksMeaning: false)
}

extension ListViewProfile: CustomStringConvertible {
  /// The profile's name.
  public var description: String { name }
}
