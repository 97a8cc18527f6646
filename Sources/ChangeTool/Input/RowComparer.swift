// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation
import TableDiff

/// Compares and splits rows of two files of one format.
struct RowComparer {
  let format: InputFormat

  /// For each old column the new one of the same name, or `nil` if not all columns are in both files.
  private let columns: [Int]?

  /// Whether the columns have the same order in both files.
  private let hasSameOrder: Bool

  init(_ old: InputList, _ new: InputList) {
    format = old.format
    let places = old.columns.map { new.columns.firstIndex(of: $0) }
    let isSame = old.columns.count == new.columns.count && !places.contains(nil)
    columns = isSame ? places.compactMap { $0 } : nil
    hasSameOrder = old.columns == new.columns
  }

  /// Whether two rows of one id have the same content, however it is spelt.
  func areEqual(_ old: InputRow, _ new: InputRow) -> Bool {
    if format == .text { return true }
    let (a, b) = (old.content, new.content)
    guard hasSameOrder, a.count == b.count, let start = a.baseAddress, let other = b.baseAddress,
      memcmp(start, other, a.count) == 0
    else { return areEqualByValue(a, b) }
    return true
  }

  @inline(never)
  private func areEqualByValue(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    if !format.isDelimited { return JSONScanner.canonical(a) == JSONScanner.canonical(b) }
    guard let columns else { return false }
    let (old, new) = (Self.fields(a, format), Self.fields(b, format))
    return columns.indices.allSatisfy { old[$0] == new[columns[$0]] }
  }

  /// Returns the values of the fields of a record.
  static func fields(_ record: UnsafeRawBufferPointer, _ format: InputFormat) -> [[UInt8]] {
    var scanner = DelimitedScanner(record, delimiter: format.delimiter)
    // The record was checked when it was read.
    _ = try? scanner.next()
    return scanner.fields.map { scanner.value($0) }
  }
}

extension InputList {
  /// Returns the diff of two files without sections.
  static func flatDiff(_ old: InputList, _ new: InputList) -> ListDiff {
    let (rows, others) = (old.sections[0].rows, new.sections[0].rows)
    if old.format == .text {
      return LineMoves.refined(
        rows.tableDiff(to: others, id: { $0.id }, contentsEqual: { _, _ in true }, algorithm: .lcs),
        rows, others)
    }
    let comparer = RowComparer(old, new)
    return rows.tableDiff(to: others, id: { $0.id }, contentsEqual: { comparer.areEqual($0, $1) })
  }

  /// Returns the diff of two files with sections.
  static func sectionedDiff(_ old: InputList, _ new: InputList) -> SectionedDiff {
    let comparer = RowComparer(old, new)
    return old.sections.sectionedDiff(
      to: new.sections, id: { $0.id },
      contentsEqual: { comparer.areEqual($0, $1) })
  }
}
