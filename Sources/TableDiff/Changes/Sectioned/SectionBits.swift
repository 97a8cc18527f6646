// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds sections of a few rows by a bit for each row, set where a section starts.
///
/// Rows are looked up in random order. The starts of a million sections exceed the cache; their
/// bits do not.
struct SectionBits {
  private let starts: OffsetRanks

  /// The nonempty sections, ascending; empty if all are nonempty.
  private var sectionsWithRows: ContiguousArray<Int32> = []

  /// - Complexity: O(*s* + *n* / 64), where *s* is the number of sections and *n* the number of
  ///   rows.
  init(_ starts: SectionStarts) {
    var bits = OffsetSet(bound: starts.rowCount)
    var sections: ContiguousArray<Int32> = []
    sections.reserveCapacity(starts.sectionCount)
    for section in 0..<starts.sectionCount {
      let rows = starts.rows(of: section)
      if rows.isEmpty { continue }
      bits.insert(rows.lowerBound)
      sections.append(Int32(truncatingIfNeeded: section))
    }
    self.starts = OffsetRanks(bits)
    if sections.count < starts.sectionCount { sectionsWithRows = sections }
  }

  /// Returns the section of a row.
  @inline(__always)
  func section(of offset: Int) -> Int {
    let rank = starts.count(before: offset + 1) - 1
    return sectionsWithRows.isEmpty ? rank : Int(sectionsWithRows[rank])
  }

  /// Returns the rows of a row's section; `nil` if they are not all nearby.
  @inline(__always)
  func nearRows(of offset: Int) -> Range<Int>? {
    guard let start = starts.nearMember(notAfter: offset),
      let end = starts.nearMember(after: offset)
    else { return nil }
    return start..<end
  }
}
