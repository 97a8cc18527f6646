// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A section of a list: an identity, rows, and what else it shows, such as a header.
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
/// ``RowSection`` is a ready one, ``SingleSection`` holds a list without sections.
public protocol ListSection<Row>: Identifiable {
  /// A row. Where it is `Identifiable` and `Equatable`, no diff needs a closure.
  associatedtype Row

  /// The collection that stores the rows; an array where nothing else is said.
  associatedtype Rows: RandomAccessCollection & RangeReplaceableCollection = [Row]
  where Rows.Element == Row

  /// The section's rows, in order.
  ///
  /// A diff reads this property several times for each section, and takes two arrays that share
  /// their storage as equal without reading them: make it a stored property.
  var rows: Rows { get }

  /// Creates a section that equals another one in everything but its rows.
  ///
  /// It has the id of the other section, and exactly these rows. The library traps where it has not.
  init(_ section: Self, rows: Rows)

  /// Returns whether two sections show the same apart from their rows: the same header, footer and
  /// the like.
  ///
  /// Do not compare the rows: between two stages a section has others than before and after. A
  /// header that counts them stores the count.
  func hasSameHeader(as other: Self) -> Bool
}

extension ListSection {
  /// Returns `true`: a section that shows nothing but its rows has the same header as any other.
  @inlinable
  public func hasSameHeader(as other: Self) -> Bool { true }
}

extension ListSection {
  /// Returns this section with other rows.
  ///
  /// Traps if ``init(_:rows:)`` creates a section with another number of rows or another id, for no
  /// batch leads to that.
  @inlinable
  package func with(rows: Rows) -> Self {
    let made = Self(self, rows: rows)
    let count = made.rows.count
    if count != rows.count { failCount(count, given: rows.count) }
    if made.id != id { failID(made) }
    return made
  }

  @usableFromInline
  func failCount(_ count: Int, given: Int) -> Never {
    fatalError(
      "init(_:rows:) was given \(ListDiff.counted(given, "row")), and the section has \(count).")
  }

  @usableFromInline
  func failID(_ made: Self) -> Never {
    #if hasFeature(Embedded)
      fatalError("init(_:rows:) was given a section, and the new one has another id.")
    #else
      fatalError("init(_:rows:) was given section \(id), and the new one has the id \(made.id).")
    #endif
  }
}

extension RandomAccessCollection {
  /// Returns the elements at a range of offsets.
  @inlinable
  @inline(always)
  func slice(_ offsets: Range<Int>) -> SubSequence {
    let start = index(startIndex, offsetBy: offsets.lowerBound)
    return self[start..<index(start, offsetBy: offsets.count)]
  }
}

/// Calls a closure with the rows of two sections; with copies of rows that are not stored
/// contiguously.
@inlinable
@inline(always)
func withRows<Section: ListSection, Result>(
  of old: Section, _ new: Section,
  _ body: (_ old: UnsafeBufferPointer<Section.Row>, _ new: UnsafeBufferPointer<Section.Row>) ->
    Result
) -> Result {
  let result: Result?? = old.rows.withContiguousStorageIfAvailable { old in
    new.rows.withContiguousStorageIfAvailable { new in body(old, new) }
  }
  return (result ?? nil) ?? withCopiedRows(of: old, new, body)
}

@inlinable
@inline(never)
func withCopiedRows<Section: ListSection, Result>(
  of old: Section, _ new: Section,
  _ body: (_ old: UnsafeBufferPointer<Section.Row>, _ new: UnsafeBufferPointer<Section.Row>) ->
    Result
) -> Result {
  ContiguousArray(old.rows).withUnsafeBufferPointer { old in
    ContiguousArray(new.rows).withUnsafeBufferPointer { new in body(old, new) }
  }
}
