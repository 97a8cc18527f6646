// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How strictly a headless list view judges batches.
///
///     HeadlessListView(rows: fruits, strictness: .lenient)
public struct BatchStrictness: Sendable, Hashable {
  private let name: String

  /// Whether rules E are checked: every cell ends up with its row and shows its current content.
  @usableFromInline let checksMeaning: Bool

  /// Rejects every batch that breaks a rule, even if the list view would accept it and show wrong
  /// rows.
  public static let strict = BatchStrictness(name: "strict", checksMeaning: true)

  /// Rejects batches that make the list view throw or corrupt it.
  ///
  /// Otherwise the view behaves like the list view: cells show the rows they were last given, right
  /// or wrong.
  ///
  /// A collection view ignores duplicate moves (B6), row deletes in deleted sections and row
  /// inserts in inserted sections (C1, C2), even of rows that do not exist. It accepts row deletes
  /// in moved sections (C5) and duplicate inserts (B2). Each duplicate insert counts as one more
  /// row. It is not known where collection views put that row; here it takes the next free
  /// position, or else the last free one before. Moves without effect (B7) are rejected, although
  /// no collection view is known to throw at them.
  ///
  /// See ``HeadlessListView/staleRows`` and ``HeadlessListView/misplacedRows``.
  public static let lenient = BatchStrictness(name: "lenient", checksMeaning: false)
}

extension BatchStrictness: CustomStringConvertible {
  /// The strictness's name, such as `strict`.
  public var description: String { name }
}
