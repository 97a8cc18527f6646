// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A section of a list: an identity, rows, and other content such as a header.
///
///     struct Shelf: ListSection {
///       let id: String
///       var title: String
///       var rows: [Fruit]
///
///       init(_ section: Shelf, rows: [Fruit]) {
///         (id, title, self.rows) = (section.id, section.title, rows)
///       }
///
///       func hasSameHeader(as other: Shelf) -> Bool { title == other.title }
///     }
///
/// ``RowSection`` is a ready-made section, and ``SingleSection`` holds a list without sections.
public protocol ListSection<Row>: Identifiable {
  /// The type of a row; if it is `Identifiable` and `Equatable`, no diff needs a closure.
  associatedtype Row

  /// The type of the collection that stores the rows; by default an array.
  ///
  /// A `TreeArray` suits sections of many thousand rows with a few changes at a time.
  associatedtype Rows: RandomAccessCollection & RangeReplaceableCollection = [Row]
  where Rows.Element == Row

  /// The type of a list of such sections in submissions: an array of sections, or for
  /// ``SingleSection`` its rows.
  associatedtype ListState = [Self]

  /// The section's rows, in order.
  ///
  /// Implement this as a stored property: a diff reads it several times for each section, and
  /// treats two arrays that share storage as equal without reading them. For two tree arrays, a
  /// diff reads only the rows they do not share.
  var rows: Rows { get }

  /// Creates a copy of a section with other rows.
  ///
  /// The copy must have the section's id and exactly these rows; otherwise the library traps.
  init(_ section: Self, rows: Rows)

  /// Returns whether two sections have the same content apart from their rows, such as the header
  /// and footer.
  ///
  /// Do not compare rows: between two stages, a section may have rows that are in neither list. A
  /// header that shows the number of rows must store it.
  func hasSameHeader(as other: Self) -> Bool

  /// Returns a list as an array of sections.
  ///
  /// - Parameters:
  ///   - state: The list.
  ///   - shown: The sections on screen, returned if they are the same list.
  static func _sections(of state: ListState, shown: [Self]) -> [Self]
}

extension ListSection where ListState == [Self] {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public static func _sections(of state: [Self], shown: [Self]) -> [Self] { state }
}

extension ListSection {
  /// Returns `true`, which suits sections that show only their rows.
  @export(implementation)
  public func hasSameHeader(as other: Self) -> Bool { true }
}

extension ListSection {
  /// Returns this section with other rows.
  ///
  /// Traps if ``init(_:rows:)`` creates a section with another row count or id, which no batch
  /// could produce.
  @export(implementation)
  package func with(rows: Rows) -> Self {
    let made = Self(self, rows: rows)
    let count = made.rows.count
    if count != rows.count { failCount(count, given: rows.count) }
    if !made.hasSameID(as: self) { failID(made) }
    return made
  }

  /// Returns whether two sections have equal ids, or ids not equal to themselves, such as NaN.
  @export(implementation)
  package func hasSameID(as other: Self) -> Bool {
    let (id, otherID) = (id, other.id)
    return id == otherID || id != id && otherID != otherID
  }

  @usableFromInline
  func failCount(_ count: Int, given: Int) -> Never {
    fatalError(
      "init(_:rows:) received \(ListDiff.counted(given, "row")), but the section has \(count).")
  }

  @usableFromInline
  func failID(_ made: Self) -> Never {
    #if hasFeature(Embedded)
      fatalError("init(_:rows:) received a section, but the new one has another id.")
    #else
      fatalError("init(_:rows:) received section \(id), but the new one has the id \(made.id).")
    #endif
  }
}

extension RandomAccessCollection {
  /// Returns the elements at a range of offsets.
  @export(implementation)
  @inline(always)
  func slice(_ offsets: Range<Int>) -> SubSequence {
    let start = index(startIndex, offsetBy: offsets.lowerBound)
    return self[start..<index(start, offsetBy: offsets.count)]
  }
}
