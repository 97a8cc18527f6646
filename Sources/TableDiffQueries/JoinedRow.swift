// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a list with a partner in another one.
///
///     let people = [Person(id: 1, name: "Ann")], fruits = [Fruit(id: 7, name: "Fig")]
///     let join = people.derived.joined(to: fruits, on: \.id, equals: { $0.id - 6 })
///     join.rows[0].row.name       // Ann
///     join.rows[0].partner?.name  // Fig
public struct JoinedRow<Row: Identifiable & Equatable, Partner: Identifiable & Equatable>:
  Identifiable, Equatable
{
  /// The row of the first list.
  public let row: Row

  /// The row of the other list; `nil` if there is none.
  public let partner: Partner?

  @export(implementation)
  init(_ row: Row, _ partner: Partner?) { (self.row, self.partner) = (row, partner) }

  /// The ids of a row and of its partner.
  public struct ID: Hashable {
    @usableFromInline let row: Row.ID
    @usableFromInline let partner: Partner.ID?

    @export(implementation)
    init(_ row: Row.ID, _ partner: Partner.ID?) { (self.row, self.partner) = (row, partner) }

    // Written out, because the synthesized functions are not specialized for the types of rows.

    /// Returns whether the ids of both rows are equal.
    @export(implementation)
    public static func == (left: ID, right: ID) -> Bool {
      left.row == right.row && left.partner == right.partner
    }

    /// Hashes the ids of both rows.
    @export(implementation)
    public func hash(into hasher: inout Hasher) {
      hasher.combine(row)
      hasher.combine(partner)
    }
  }

  /// Returns whether both rows are equal.
  @export(implementation)
  public static func == (left: JoinedRow, right: JoinedRow) -> Bool {
    left.row == right.row && left.partner == right.partner
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation) public var id: ID { ID(row.id, partner?.id) }
}

extension JoinedRow: Sendable where Row: Sendable, Partner: Sendable {}
extension JoinedRow.ID: Sendable where Row.ID: Sendable, Partner.ID: Sendable {}
