// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A section of rows with a header.
///
///     let sections = [
///       RowSection(id: "fruit", header: "Fruit, 3 kinds", rows: fruits),
///       RowSection(id: "nuts", header: "Nuts, 2 kinds", rows: nuts),
///     ]
///
/// The header may be of any type, such as a struct that holds a header and a footer.
/// ``init(id:rows:)`` creates a section without a header.
public struct RowSection<ID: Hashable, Header: Equatable, Row>: ListSection {
  /// The section's identity.
  public let id: ID

  /// The content of the section apart from its rows.
  public var header: Header

  /// The section's rows, in order.
  public var rows: [Row]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The section's identity, unique among the sections of a list.
  ///   - header: The content of the section apart from its rows; a change refreshes the header.
  ///   - rows: The section's rows, in order.
  @export(implementation)
  public init(id: ID, header: Header, rows: [Row]) {
    self.id = id
    self.header = header
    self.rows = rows
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public init(_ section: RowSection, rows: [Row]) {
    self.init(id: section.id, header: section.header, rows: rows)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public func hasSameHeader(as other: RowSection) -> Bool { header == other.header }
}

extension RowSection where Header == NoHeader {
  /// Creates a section without a header.
  ///
  ///     let sections = [RowSection(id: "fruit", rows: fruits), RowSection(id: "nuts", rows: nuts)]
  @export(implementation)
  public init(id: ID, rows: [Row]) {
    self.init(id: id, header: NoHeader(), rows: rows)
  }
}

extension RowSection where Header == ID {
  /// Creates a section whose header is its identity.
  ///
  ///     let sections = [RowSection(header: "Fruit", rows: fruits), RowSection(header: "Nuts", rows: nuts)]
  ///
  /// A section with another header is another section.
  @export(implementation)
  public init(header: Header, rows: [Row]) {
    self.init(id: header, header: header, rows: rows)
  }
}

extension RowSection: Equatable where Row: Equatable {}
extension RowSection: Hashable where Header: Hashable, Row: Hashable {}
extension RowSection: Sendable where ID: Sendable, Header: Sendable, Row: Sendable {}

/// The header of a ``RowSection`` without a header.
public struct NoHeader: Hashable, Sendable {
  @export(implementation)
  package init() {}
}

#if !hasFeature(Embedded)
  extension RowSection: Encodable where ID: Encodable, Header: Encodable, Row: Encodable {}
  extension RowSection: Decodable where ID: Decodable, Header: Decodable, Row: Decodable {}
  extension NoHeader: Codable {}
#endif
