// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A section of a list: an identity, rows, and whatever else it shows (a header, a footer).
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
/// A list without sections is one ``SingleSection``.
public protocol ListSection<Row>: Identifiable {
  /// What the section holds: `id` is a row's identity, `==` compares contents.
  associatedtype Row: Identifiable & Equatable

  /// The section's rows, in order.
  ///
  /// A diff reads them more than once, and takes sections whose arrays share storage as unchanged
  /// without a look: let it be a stored property.
  var rows: [Row] { get }

  /// Makes a section that is like another one in everything but its rows.
  ///
  /// It has the id of the other one, and exactly these rows: the library traps where it has not.
  init(_ section: Self, rows: [Row])

  /// Whether two sections show the same apart from their rows: the same header, footer and the
  /// like.
  ///
  /// Do not look at the rows: between two batches of a plan a section has other ones. A header that
  /// counts them holds the count.
  func hasSameHeader(as other: Self) -> Bool
}

extension ListSection {
  /// A section that shows nothing but its rows has the same header as any other.
  @inlinable
  public func hasSameHeader(as other: Self) -> Bool { true }
}
