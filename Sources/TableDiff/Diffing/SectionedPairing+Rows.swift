// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedPairing {
  /// Finds all pairs of rows, and which of them stay.
  ///
  /// - Returns: `false` when `shouldStop` said so.
  @inlinable
  @inline(always)
  mutating func pairRows<Row: Identifiable & Equatable>(
    _ old: SectionedRows<Row>, _ new: SectionedRows<Row>, hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> Bool {
    let isPaired = withExtendedLifetime((old, new)) {
      if !walk(old, new, hashSeed: hashSeed, shouldStop: shouldStop) { return false }
      if rows.oldRest.isEmpty || rows.newRest.isEmpty { return true }
      return joinLeftOver(old, new, hashSeed: hashSeed, shouldStop: shouldStop)
    }
    return isPaired && splitPairs(shouldStop: shouldStop)
  }

  /// Walks every section with the one that it was, in step.
  ///
  /// - Returns: `false` when `shouldStop` said so.
  /// - Complexity: O(*s* + *n*) comparisons, where *s* is the number of sections and *n* that of
  ///   rows in sections that do not share their storage.
  @inlinable
  @inline(always)
  mutating func walk<Row: Identifiable & Equatable>(
    _ old: SectionedRows<Row>, _ new: SectionedRows<Row>, hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> Bool {
    var budget = LookAheadBudget(rowCount: max(rows.oldCount, rows.newCount))
    var block = Block()
    var oldBase = 0
    for section in 0..<new.starts.sectionCount {
      if block.ends(after: 1, shouldStop) { return false }
      let newRows = new.rows(of: section)
      let oldSection = Int(alignment.oldSections[section])
      if oldSection < 0 {
        rows.beginSection(oldBase: oldBase, newBase: new.starts[section])
        rows.leaveOver(old: 0..<0, new: 0..<newRows.count)
        continue
      }
      let oldRows = old.rows(of: oldSection)
      if oldRows.baseAddress != newRows.baseAddress {
        rows.beginSection(oldBase: oldBase, newBase: new.starts[section])
        let isWalked = rows.walk(
          oldRows, newRows, id: { $0.id }, contentsEqual: { $0 == $1 }, hashSeed: hashSeed,
          budget: &budget, block: &block, shouldStop: shouldStop)
        if !isWalked { return false }
      }
      oldBase += oldRows.count
    }
    rows.beginSection(oldBase: oldBase, newBase: rows.newCount)
    rows.leaveOver(old: 0..<rows.oldCount - oldBase, new: 0..<0)
    return true
  }

  /// Joins all rows that were left over, whatever their sections.
  ///
  /// - Returns: `false` when `shouldStop` said so.
  @inlinable
  @inline(always)
  mutating func joinLeftOver<Row: Identifiable & Equatable>(
    _ old: SectionedRows<Row>, _ new: SectionedRows<Row>, hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> Bool {
    var addresses = old.addresses
    if !alignment.isIdentity {
      for place in addresses.indices {
        addresses[place] = old.addresses[Int(alignment.order[place])]
      }
    }
    let oldTable = RowTable(addresses, alignment.starts)
    let newTable = RowTable(new.addresses, new.starts)
    return rows.pairLeftOver(
      oldID: { oldTable.row(at: $0).pointee.id }, newID: { newTable.row(at: $0).pointee.id },
      contentsEqual: { oldTable.row(at: $0).pointee == newTable.row(at: $1).pointee },
      hashSeed: hashSeed, shouldStop: shouldStop)
  }
}
