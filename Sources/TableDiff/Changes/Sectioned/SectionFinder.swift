// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the section of a row without a search.
///
/// A table holds the section of the first row of each block of rows, from which a look-up advances.
/// Blocks are no longer than the average section, or one row, so looking up each row once takes no
/// more steps than there are rows and sections.
struct SectionFinder {
  let starts: SectionStarts
  private var firstSections: ContiguousArray<Int32> = []
  private var shift = 0

  /// The number of sections to try before a search, which passes many empty ones.
  private static var mostSteps: Int { 8 }

  /// - Complexity: O(*s*), where *s* is the number of sections.
  init(_ starts: SectionStarts) {
    self.starts = starts
    var shift = 0
    while starts.rowCount >> (shift + 1) >= max(starts.sectionCount, 1) { shift += 1 }
    self.shift = shift
    let blockCount = starts.rowCount >> shift + 1
    firstSections = ContiguousArray(unsafeUninitializedCapacity: blockCount) { blocks, count in
      var section = 0
      for block in 0..<blockCount {
        while section + 1 < starts.sectionCount, starts[section + 1] <= block << shift {
          section += 1
        }
        blocks[block] = Int32(truncatingIfNeeded: section)
      }
      count = blockCount
    }
  }

  /// Returns the section of a row.
  ///
  /// - Precondition: The row exists.
  @inline(__always)
  func section(of offset: Int) -> Int {
    let first = Int(firstSections[offset >> shift])
    for section in first..<first + Self.mostSteps where offset < starts[section + 1] {
      return section
    }
    return starts.section(of: offset)
  }

  /// Returns the section of a row, and the flat offsets of its rows.
  @inline(__always)
  func place(of offset: Int) -> (section: Int, rows: Range<Int>) {
    let section = section(of: offset)
    return (section, starts.rows(of: section))
  }

  /// Returns the path of the row at a flat offset.
  func path(of offset: Int) -> RowPath {
    let place = place(of: offset)
    return RowPath(section: place.section, row: offset - place.rows.lowerBound)
  }
}
