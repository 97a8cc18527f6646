// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// What a derived list should show: everything is computed from scratch.
struct NaiveDerivation {
  var source: [KeyedRow]
  var filter: TestFilter

  /// The last one comes first.
  var orders: [TestOrder] = []
  var isReversed = false
  var pinsEditedRows = false
  let sectionsDescend: Bool

  /// The contents by which edited rows took the places that they keep, by id.
  private var placed: [Int: KeyedRow] = [:]

  init(
    source: [KeyedRow], filter: TestFilter, orders: [TestOrder] = [], sectionsDescend: Bool = false
  ) {
    (self.source, self.filter, self.orders) = (source, filter, orders)
    self.sectionsDescend = sectionsDescend
  }

  /// All rows that are shown, before the list is reversed.
  private var sorted: [KeyedRow] {
    var rows = source.filter(filter.includes)
    for order in orders {
      let precedes = order.precedes
      let places = rows.map { placed[$0.id] ?? $0 }
      rows = rows.indices.sorted { left, right in
        if precedes(places[left], places[right]) { return true }
        if precedes(places[right], places[left]) { return false }
        return left < right
      }.map { rows[$0] }
    }
    return rows
  }

  /// The rows as they are shown, in one list and in sections.
  var shown: (rows: [KeyedRow], sections: [KeyedSection]) {
    let sorted = sorted
    return (isReversed ? sorted.reversed() : sorted, sections(of: sorted))
  }

  var rows: [KeyedRow] { shown.rows }

  var sections: [KeyedSection] { shown.sections }

  private func sections(of sorted: [KeyedRow]) -> [KeyedSection] {
    var groups: [Int: [KeyedRow]] = [:]
    for row in sorted { groups[(placed[row.id] ?? row).group, default: []].append(row) }
    let sections = groups.keys.sorted().map { key in
      let rows = groups[key] ?? []
      return KeyedSection(
        id: key, header: KeyedSection.header(of: key, rows),
        rows: isReversed ? rows.reversed() : rows)
    }
    return isReversed != sectionsDescend ? sections.reversed() : sections
  }

  /// Takes over another source.
  ///
  /// - Parameter changes: Says which rows move. One that kept its place, and is not to keep it any
  ///   more, takes another when it is edited or moves.
  mutating func update(to new: [KeyedRow], by changes: ListDiff) {
    let old = Dictionary(source.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let moved = Set(changes.moves.map { new[$0.to].id })
    var kept: [Int: KeyedRow] = [:]
    for row in new where filter.includes(row) {
      guard let before = old[row.id], filter.includes(before) else { continue }
      if pinsEditedRows {
        kept[row.id] = placed[row.id] ?? (before == row ? nil : before)
      } else if before == row, !moved.contains(row.id) {
        kept[row.id] = placed[row.id]
      }
    }
    (source, placed) = (new, kept)
  }

  mutating func updateFilter(_ filter: TestFilter) {
    self.filter = filter
    for row in source where !filter.includes(row) { placed[row.id] = nil }
  }

  mutating func updateOrder(_ order: TestOrder) {
    orders = [order]
    placed = [:]
  }

  mutating func sortAgain() { placed = [:] }
}
