// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a list is derived by: which rows it has, in which order and in which sections.
@usableFromInline
struct DerivationRules<Row, Key>: Sendable {
  /// Whether the list has a row; `nil` if it has all.
  @usableFromInline var isIncluded: (@Sendable (Row) -> Bool)?

  /// Whether a row comes before another one; `nil` for the order of the source.
  @usableFromInline var precedes: (@Sendable (Row, Row) -> Bool)?

  /// The key of the section of a row; `nil` if there is one section.
  @usableFromInline var key: (@Sendable (Row) -> Key)?

  /// Whether the section of a key comes before that of another one.
  @usableFromInline var keyPrecedes: @Sendable (Key, Key) -> Bool = { _, _ in false }

  @inlinable
  init() {}

  /// Returns these rules for other sections.
  @inlinable
  func grouped<Other>(
    by key: @escaping @Sendable (Row) -> Other,
    _ keyPrecedes: @escaping @Sendable (Other, Other) -> Bool
  ) -> DerivationRules<Row, Other> {
    var rules = DerivationRules<Row, Other>()
    rules.isIncluded = isIncluded
    rules.precedes = precedes
    rules.key = key
    rules.keyPrecedes = keyPrecedes
    return rules
  }
}

/// A section of a derived list.
@usableFromInline
struct DerivedPart<Key> {
  /// The key; `nil` for the only section of a list without sections.
  @usableFromInline let key: Key?

  /// The rows.
  @usableFromInline var order: LabelOrder

  /// The offset of the section before an update; `nil` if it is new.
  @usableFromInline var old: Int?

  @inlinable
  init(_ key: Key?, _ order: LabelOrder = LabelOrder(), old: Int? = nil) {
    (self.key, self.order, self.old) = (key, order, old)
  }
}

extension DerivedPart: Sendable where Key: Sendable {}
