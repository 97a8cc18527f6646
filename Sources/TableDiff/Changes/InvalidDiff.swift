// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when the parts of a diff do not fit together.
///
///     // ListDiff(oldCount: 2, newCount: 1, deletes: [5]) throws:
///     // "delete row 5: the old list has 2 rows"
///
/// It describes the first part that does not fit; there may be others.
public struct InvalidDiff: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let reason: Reason

  /// Whether ``section`` and ``offset`` refer to the new list; otherwise they refer to the old one.
  public let isInNewList: Bool

  /// The section's offset; `nil` in a list without sections, or if no section is concerned.
  public let section: Int?

  /// The row's offset, within its section if there are sections; `nil` if no row is concerned.
  public let offset: Int?

  /// What is wrong, where, and the numbers.
  public let description: String

  /// The ways in which parts do not fit together.
  public struct Reason: Sendable, Hashable, CustomStringConvertible {
    private let name: String

    private init(_ name: String) {
      self.name = name
    }

    /// A list or section has a negative number of rows.
    public static let negativeCount = Reason("negativeCount")
    /// A list has more than `Int32.max` rows.
    public static let tooManyRows = Reason("tooManyRows")
    /// The number of row counts is not the number of sections.
    public static let wrongSectionCount = Reason("wrongSectionCount")
    /// There is no such row or section.
    public static let offsetOutOfRange = Reason("offsetOutOfRange")
    /// A row is in two deletes, inserts, moves or updates that exclude each other.
    public static let namedTwice = Reason("namedTwice")
    /// A row is deleted whose section is deleted, and its rows with it.
    public static let rowInDeletedSection = Reason("rowInDeletedSection")
    /// A row is inserted whose section is inserted, and its rows with it.
    public static let rowInInsertedSection = Reason("rowInInsertedSection")
    /// The number of staying rows differs between the old and the new list, or the old and new rows
    /// of a section.
    public static let countMismatch = Reason("countMismatch")
    /// An update is of an old and a new row that the other changes do not pair.
    public static let updateOfNoPair = Reason("updateOfNoPair")

    /// The reason's name, such as `offsetOutOfRange`.
    public var description: String { name }
  }

  init(
    _ reason: Reason, isInNewList: Bool, section: Int? = nil, offset: Int? = nil, _ text: String
  ) {
    self.reason = reason
    self.isInNewList = isInNewList
    self.section = section
    self.offset = offset
    description = text
  }
}
