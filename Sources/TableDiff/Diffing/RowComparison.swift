// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How rows of a type are compared.
///
/// Generic code that reads rows is specialised for a comparison, and so compiled once for a type of
/// row, however many calls there are. Closures need the code inlined into each call.
@usableFromInline
protocol RowComparison {
  associatedtype Row
  associatedtype ID: Hashable

  static func id(of row: Row) -> ID
  static func contentsEqual(_ row: Row, _ other: Row) -> Bool
}

/// Compares rows by what they conform to.
@usableFromInline
enum RowConformance<Row: Identifiable & Equatable>: RowComparison {
  @inlinable
  @inline(always)
  static func id(of row: Row) -> Row.ID { row.id }

  @inlinable
  @inline(always)
  static func contentsEqual(_ row: Row, _ other: Row) -> Bool { row == other }
}

/// Compares sections by their headers.
@usableFromInline
enum HeaderComparison<Row: ListSection>: RowComparison {
  @inlinable
  @inline(always)
  static func id(of row: Row) -> Row.ID { row.id }

  @inlinable
  @inline(always)
  static func contentsEqual(_ row: Row, _ other: Row) -> Bool { row.hasSameHeader(as: other) }
}
