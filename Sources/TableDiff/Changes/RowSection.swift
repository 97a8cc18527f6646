// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A section that shows nothing but its rows.
///
///     let sections = [RowSection(id: "fruit", rows: fruits), RowSection(id: "nuts", rows: nuts)]
///
/// Make your own type a ``ListSection`` where a section has a header, a footer or the like.
public struct RowSection<ID: Hashable, Row: Identifiable & Equatable>: ListSection {
  /// Which section it is.
  public let id: ID

  /// The section's rows, in order.
  public var rows: [Row]

  /// Names a section and its rows.
  @inlinable
  public init(id: ID, rows: [Row]) {
    self.id = id
    self.rows = rows
  }

  /// Makes the same section with other rows.
  @inlinable
  public init(_ section: RowSection, rows: [Row]) {
    self.init(id: section.id, rows: rows)
  }
}

extension RowSection: Equatable {}
extension RowSection: Hashable where Row: Hashable {}
extension RowSection: Sendable where ID: Sendable, Row: Sendable {}
