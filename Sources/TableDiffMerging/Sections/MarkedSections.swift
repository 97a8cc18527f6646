// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a list of sections, with the sections in an order that all lists of a merge share.
///
///     sections  [b: 4] [a: 1 2]        the order of all lists: a, b, c
///     marked    a 1 2 b 4 c            each section begins with a marker, even one that is not there
///
/// Markers neither move nor change. So the merge of a section's rows never extends past them, and
/// sections themselves may move. A *marked offset* counts rows and markers.
@usableFromInline
struct MarkedSections: Sendable {
  /// The list offset of each section of the common order; -1 if the list does not have it.
  private let offsets: ContiguousArray<Int32>

  /// The common number of each section of the list.
  let numbers: ContiguousArray<Int32>

  /// The marked offset of each marker.
  private let markers: SectionStarts

  let starts: SectionStarts

  /// - Parameters:
  ///   - offsets: The list offset of each section of the common order; -1 if the list does not have
  ///     it.
  ///   - starts: The starts of the list's sections.
  init(_ offsets: ContiguousArray<Int32>, _ starts: SectionStarts) {
    (self.offsets, self.starts) = (offsets, starts)
    var numbers = ContiguousArray(repeating: Int32(-1), count: starts.sectionCount)
    for (number, offset) in offsets.enumerated() where offset >= 0 {
      numbers[Int(offset)] = Int32(truncatingIfNeeded: number)
    }
    self.numbers = numbers
    markers = SectionStarts(
      counts: offsets.lazy.map { 1 + ($0 < 0 ? 0 : starts.rows(of: Int($0)).count) })
  }

  /// The number of rows and markers.
  @usableFromInline var count: Int { markers.rowCount }

  /// Whether the list has a section of the common order.
  func has(_ number: Int) -> Bool { offsets[number] >= 0 }

  /// Returns the marked offset of a section's marker, or the end for the number of sections.
  func marker(_ number: Int) -> Int { markers[number] }

  /// Returns the path of the row at a marked offset.
  @usableFromInline
  func path(of marked: Int) -> RowPath {
    let number = markers.section(of: marked)
    return RowPath(section: Int(offsets[number]), row: marked - markers[number] - 1)
  }

  /// Returns the flat offset of the row at a marked offset, in the order of the list.
  func flatOffset(of marked: Int) -> Int { starts.offset(of: path(of: marked)) }

  /// Translates flat offsets to marked ones.
  var renumbering: SectionRenumbering {
    SectionRenumbering(
      from: starts, to: numbers.map { markers[Int($0)] + 1 }, bound: count)
  }
}

/// The rows of a list of sections with their markers, as a collection whose markers cannot be read.
@usableFromInline
struct MarkedRows<Sections: RandomAccessCollection>: RandomAccessCollection
where Sections.Element: ListSection {
  @usableFromInline let sections: Sections
  @usableFromInline let marked: MarkedSections

  @export(implementation)
  init(_ sections: Sections, _ marked: MarkedSections) {
    (self.sections, self.marked) = (sections, marked)
  }

  @export(implementation) var startIndex: Int { 0 }

  @export(implementation) var endIndex: Int { marked.count }

  @export(implementation)
  subscript(offset: Int) -> Sections.Element.Row {
    let path = marked.path(of: offset), rows = sections.element(at: path.section).rows
    require(
      path.row < rows.count,
      "A section had row \(path.row) and now has \(ListDiff.counted(rows.count, "row")).")
    return rows.element(at: path.row)
  }
}
