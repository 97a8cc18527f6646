// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The stages of which a list is made at first.
extension DerivedOrder {
  /// Excludes the rows that do not satisfy a predicate, from now on.
  @inlinable
  mutating func filter(_ isIncluded: @escaping @Sendable (Row) -> Bool) {
    if rules.precedes == nil, rules.key == nil, !isReversed {
      labels.included = testing(labels.included, isIncluded)
      parts = [DerivedPart(nil, labels.order())]
    } else {
      _ = exclude(isIncluded)
    }
    guard let before = rules.isIncluded else {
      rules.isIncluded = isIncluded
      return
    }
    rules.isIncluded = { before($0) && isIncluded($0) }
  }

  /// Orders rows by a rule; those that it does not tell apart remain as they are.
  @inlinable
  mutating func sort(by precedes: @escaping @Sendable (Row, Row) -> Bool) {
    var rule = precedes
    if let before = rules.precedes {
      rule = { precedes($0, $1) || !precedes($1, $0) && before($0, $1) }
    }
    guard let parts = sortedParts(by: rule, shouldStop: { false }) else { return }
    rules.precedes = rule
    self.parts = parts
  }

  /// Returns this order in sections.
  @inlinable
  func grouped<Other>(
    by key: @escaping @Sendable (Row) -> Other,
    _ keyPrecedes: @escaping @Sendable (Other, Other) -> Bool
  ) -> DerivedOrder<Source, Other> {
    var builder = SectionBuilder(keyPrecedes)
    for part in parts {
      for label in part.order { builder.append(label, key(row(label))) }
    }
    var grouped = DerivedOrder<Source, Other>(
      source, labels, rules.grouped(by: key, keyPrecedes), builder.finish())
    grouped.isReversed = isReversed
    grouped.keepsEditedRows = keepsEditedRows
    grouped.keptRows = keptRows
    return grouped
  }
}

/// Deriving anew.
extension DerivedOrder {
  /// Returns whether so much changed that to derive the list anew takes less time.
  @inlinable
  func isRederived(by diff: ListDiff) -> Bool {
    !keepsEditedRows && keptRows.isEmpty && diff.changeCount > diff.newCount / 8
  }

  /// Derives the list from another source.
  @inlinable
  @inline(never)
  mutating func rederive(_ new: Source) {
    source = new
    labels = SourceLabels(count: new.count)
    labels.includeAll()
    if let isIncluded = rules.isIncluded { labels.included = testing(labels.included, isIncluded) }
    guard let parts = sortedParts(by: rules.precedes, shouldStop: { false }) else { return }
    self.parts = parts
  }

  /// Takes new labels, if the old ones have become many runs.
  @inlinable
  mutating func renumberIfFragmented() {
    if !labels.isFragmented { return }
    let old = labels
    labels = old.renumbered()
    for part in parts.indices { parts[part].order = labels.order(of: parts[part].order, in: old) }
    if keptRows.isEmpty { return }
    var rows: [UInt64: Row] = [:]
    for (label, row) in keptRows {
      if let offset = old.offset(of: label) { rows[labels.label(at: offset)] = row }
    }
    keptRows = rows
  }
}
