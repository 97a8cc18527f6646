// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list without sections as a list of one section, which has the same id in every snapshot.
///
///     SingleSection(rows: fruits).id == SingleSection(rows: []).id  // true
public struct SingleSection<Row>: ListSection {
  /// The rows of the list.
  public var rows: [Row]

  /// The identity, which all single sections share.
  @inlinable
  public var id: Int { 0 }

  /// Creates the section of a list.
  @inlinable
  public init(rows: [Row]) {
    self.rows = rows
  }

  /// Creates the section of a list; the other section is ignored.
  @inlinable
  public init(_ section: SingleSection, rows: [Row]) {
    self.rows = rows
  }
}

extension SingleSection: Equatable where Row: Equatable {}
extension SingleSection: Hashable where Row: Hashable {}
extension SingleSection: Sendable where Row: Sendable {}
