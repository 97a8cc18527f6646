// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How strictly a headless list view judges batches.
///
///     HeadlessListView(rows: fruits, strictness: .lenient)
public struct BatchStrictness: Sendable, Hashable {
  private let name: String

  /// Whether rules E are checked: every cell ends up with its row, and shows it as it is.
  @usableFromInline package let checksMeaning: Bool

  /// Rejects every batch that breaks a rule, also one that the list view accepts and shows wrongly.
  public static let strict = BatchStrictness(name: "strict", checksMeaning: true)

  /// Rejects what the list view throws at or is corrupted by, and otherwise does as it does: cells
  /// show the rows they were last given, right or wrong.
  ///
  /// A collection view ignores duplicate moves (B6), and row deletes in deleted sections and row
  /// inserts in inserted sections (C1, C2), whatever rows they name. It accepts row deletes in moved
  /// sections (C5) and duplicate inserts (B2). Each duplicate insert counts. No report says where it
  /// ends up, so it is put in the next free place, or else in the last free one before. Moves that
  /// change nothing (B7) are rejected, although no collection view is known to throw at them.
  ///
  /// See ``HeadlessListView/staleRows`` and ``HeadlessListView/misplacedRows``.
  public static let lenient = BatchStrictness(name: "lenient", checksMeaning: false)
}

extension BatchStrictness: CustomStringConvertible {
  /// The strictness's name, such as `strict`.
  public var description: String { name }
}
