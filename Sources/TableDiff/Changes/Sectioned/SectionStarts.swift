// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The start of each section when the rows of all sections are numbered consecutively.
///
///     sections  [a b c] [] [d e]        starts 0 3 3, 5 rows in all
///     flat       0 1 2      3 4
///
/// A *flat offset* identifies a row by one number, so algorithms for flat lists apply to lists of
/// sections too.
@usableFromInline
package struct SectionStarts: Sendable, Equatable {
  /// The flat offset of each section's first row, followed by the number of all rows.
  @usableFromInline package private(set) var starts: ContiguousArray<Int32> = [0]

  @usableFromInline
  package init() {}

  @export(implementation)
  package init(counts: some Sequence<Int>) {
    starts.reserveCapacity(counts.underestimatedCount + 1)
    for count in counts { append(count: count) }
  }

  /// Creates the starts of `sectionCount` sections.
  ///
  /// Inlined together with the closure, since passing sections by value copies them.
  ///
  /// - Precondition: All sections together have at most `Int32.max` rows.
  @export(implementation)
  @inline(always)
  package init(sectionCount: Int, count: (_ section: Int) -> Int) {
    var end = 0
    // The union of the bits of all counts, which reveals a negative or too large one.
    var bits = 0
    starts = ContiguousArray(unsafeUninitializedCapacity: sectionCount + 1) { starts, written in
      starts[0] = 0
      for section in 0..<sectionCount {
        let count = count(section)
        bits |= count
        end &+= count
        starts[section + 1] = Int32(truncatingIfNeeded: end)
      }
      written = sectionCount + 1
    }
    Self.requireFit(end)
    Self.requireFit(bits)
  }

  @export(implementation) package var sectionCount: Int { starts.count - 1 }

  /// The number of rows in each section.
  @usableFromInline package var counts: [Int] { (0..<sectionCount).map { rows(of: $0).count } }

  @export(implementation) package var rowCount: Int { Int(starts[starts.count - 1]) }

  @usableFromInline
  package mutating func reserveCapacity(_ sectionCount: Int) {
    starts.reserveCapacity(sectionCount + 1)
  }

  /// Appends a section.
  ///
  /// - Precondition: All sections together have at most `Int32.max` rows.
  @usableFromInline
  package mutating func append(count: Int) {
    Self.requireFit(count)
    let end = rowCount + count
    Self.requireFit(end)
    starts.append(Int32(truncatingIfNeeded: end))
  }

  /// The flat offset of a section's first row; past the last section, the number of all rows.
  @export(implementation)
  @inline(always)
  package subscript(section: Int) -> Int { Int(starts[section]) }

  /// Returns the flat offsets of a section's rows.
  @export(implementation)
  @inline(always)
  package func rows(of section: Int) -> Range<Int> { self[section]..<self[section + 1] }

  /// Returns the section of a row.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(log *s*), where *s* is the number of sections.
  @usableFromInline
  package func section(of offset: Int) -> Int {
    // Earlier sections that start at the same offset are empty.
    starts[1..<sectionCount].partitioningIndex { Int($0) > offset } - 1
  }

  /// Returns the path of the row at a flat offset.
  @usableFromInline
  package func path(of offset: Int) -> RowPath {
    let section = section(of: offset)
    return RowPath(section: section, row: offset - Int(starts[section]))
  }

  /// Returns the flat offset of the row at a path.
  @usableFromInline
  package func offset(of path: RowPath) -> Int { Int(starts[path.section]) + path.row }

  /// Traps unless a number of rows is not negative and fits in 32 bits.
  @usableFromInline
  static func requireFit(_ count: Int) {
    require(count >= 0, "The count of the rows of a section is negative.")
    require(
      count <= Int(Int32.max),
      "A diff takes up to \(Int32.max) rows; the sections have \(count).")
  }

  /// Traps unless a list has the section and row counts that a diff expects.
  ///
  /// - Parameters:
  ///   - verb: The diff's relation to the list: "starts from" or "leads to".
  ///   - count: The number of rows in a section of the list.
  @export(implementation)
  @inline(always)
  package func requireCounts(_ listCount: Int, _ verb: String, count: (_ section: Int) -> Int) {
    requireSectionCount(listCount, verb)
    for section in 0..<sectionCount {
      let (counted, count) = (rows(of: section).count, count(section))
      require(
        count == counted,
        "The diff \(verb) \(ListDiff.counted(counted, "row")) in section \(section), but the list has \(count)."
      )
    }
  }

  /// Traps unless a list has the section count that a diff expects.
  ///
  /// - Parameter verb: The diff's relation to the list: "starts from" or "leads to".
  @usableFromInline
  func requireSectionCount(_ listCount: Int, _ verb: String) {
    require(
      listCount == sectionCount,
      "The diff \(verb) \(ListDiff.counted(sectionCount, "section")), but the list has \(listCount)."
    )
  }

  /// Traps unless a section has as many rows as were counted.
  @export(implementation)
  package static func requireSameCount(_ count: Int, _ counted: Int) {
    if count != counted { failSameCount(count, counted) }
  }

  @usableFromInline
  static func failSameCount(_ count: Int, _ counted: Int) -> Never {
    fatalError("A section had \(ListDiff.counted(counted, "row")) and now has \(count).")
  }
}

extension SectionStarts {
  /// Creates the starts of sections.
  @export(implementation)
  package init(of sections: [some ListSection]) {
    self.init()
    reserveCapacity(sections.count)
    unsafe sections.withUnsafeBufferPointer { sections in
      for index in sections.indices { append(count: unsafe sections[index].rows.count) }
    }
  }

  /// Returns whether a row exists at a path.
  @usableFromInline
  package func contains(_ path: RowPath) -> Bool {
    0 <= path.section && path.section < sectionCount && 0 <= path.row
      && path.row < rows(of: path.section).count
  }

  /// Returns whether a section exists at an offset.
  package func hasSection(_ section: Int) -> Bool { 0 <= section && section < sectionCount }
}
