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
  /// The type of a row. If it is `Identifiable` and `Equatable`, no diff needs a closure.
  associatedtype Row

  /// The type of the collection that stores the rows; by default an array.
  ///
  /// A `TreeArray` suits sections of many thousand rows that change a few at a time.
  associatedtype Rows: RandomAccessCollection & RangeReplaceableCollection = [Row]
  where Rows.Element == Row

  /// The type of a list of such sections, as it is submitted to be shown: an array of them; of
  /// ``SingleSection``, the rows.
  associatedtype ListState = [Self]

  /// The section's rows, in order.
  ///
  /// Make it a stored property: a diff reads it several times for each section, and treats two
  /// arrays that share storage as equal without reading them. Of two tree arrays it reads what they
  /// do not share.
  var rows: Rows { get }

  /// Creates a section that equals another section except for its rows.
  ///
  /// It must have the id of the other section and exactly these rows; otherwise the library traps.
  init(_ section: Self, rows: Rows)

  /// Returns whether two sections have the same content apart from their rows, such as the header
  /// and footer.
  ///
  /// Do not compare the rows: between two stages a section may have rows that neither list has. A
  /// header that shows the number of rows must store it.
  func hasSameHeader(as other: Self) -> Bool

  /// Returns a list as an array of sections.
  ///
  /// - Parameters:
  ///   - state: The list.
  ///   - shown: The sections that are shown, returned if they are the same list.
  static func sections(of state: ListState, shown: [Self]) -> [Self]
}

extension ListSection where ListState == [Self] {
  /// Returns the list, which is an array of sections already.
  @export(implementation)
  public static func sections(of state: [Self], shown: [Self]) -> [Self] { state }
}

extension ListSection {
  /// Returns `true`, which suits sections that show nothing but their rows.
  @export(implementation)
  public func hasSameHeader(as other: Self) -> Bool { true }
}

extension ListSection {
  /// Returns this section with other rows.
  ///
  /// Traps if ``init(_:rows:)`` creates a section with another number of rows or another id, to
  /// which no batch leads.
  @export(implementation)
  package func with(rows: Rows) -> Self {
    let made = Self(self, rows: rows)
    let count = made.rows.count
    if count != rows.count { failCount(count, given: rows.count) }
    if !made.hasSameID(as: self) { failID(made) }
    return made
  }

  /// Returns whether two sections have equal ids, or ids of which neither equals itself, such as
  /// numbers that are not one (NaN).
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
