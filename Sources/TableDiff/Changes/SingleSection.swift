// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A flat list as a list of one section, which is the same one in every snapshot.
///
///     SingleSection(rows: fruits).id == SingleSection(rows: []).id  // true
public struct SingleSection<Row: Identifiable & Equatable>: ListSection {
  /// The rows of the list.
  public var rows: [Row]

  /// The same for all single sections.
  @inlinable
  public var id: Int { 0 }

  /// Makes one section of a flat list.
  @inlinable
  public init(rows: [Row]) {
    self.rows = rows
  }

  /// Makes one section of a flat list; there is nothing else to take from the other section.
  @inlinable
  public init(_ section: SingleSection, rows: [Row]) {
    self.rows = rows
  }
}

extension SingleSection: Equatable {}
extension SingleSection: Hashable where Row: Hashable {}
extension SingleSection: Sendable where Row: Sendable {}
