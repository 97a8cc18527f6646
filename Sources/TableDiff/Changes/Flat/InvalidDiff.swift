// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when the parts of a diff are inconsistent.
///
///     // ListDiff(oldCount: 2, newCount: 1, deletes: [5]) throws:
///     // "delete row 5: the old list has 2 rows"
///
/// It describes the first inconsistent part; there may be others.
public struct InvalidDiff: Error, Sendable, Equatable, CustomStringConvertible {
  /// Whether ``section`` and ``offset`` refer to the new list; otherwise they refer to the old one.
  public let isInNewList: Bool

  /// The section's offset; `nil` in a list without sections, or if the error concerns no section.
  public let section: Int?

  /// The row's offset, within its section if there are sections; `nil` if the error concerns no
  /// row.
  public let offset: Int?

  /// What is wrong and where, with the numbers.
  public let description: String

  init(isInNewList: Bool, section: Int? = nil, offset: Int? = nil, _ text: String) {
    self.isInNewList = isInNewList
    self.section = section
    self.offset = offset
    description = text
  }
}
