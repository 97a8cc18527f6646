// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import ToolSupport

/// Compares and splits rows of two files of one format.
struct RowComparer {
  let format: InputFormat

  let rules: ContentRules
  private let isLoose: Bool

  /// The columns that count with their places in both files, or `nil` if one is in one file only.
  let columns: [(name: String, old: Int, new: Int)]?

  private let layouts: (old: RowLayout, new: RowLayout)

  /// Whether records of the same bytes have the same values in the same columns.
  private let hasSameLayout: Bool

  /// Creates what compares the rows of two files.
  ///
  /// - Parameter change: The columns that are told once; `nil` if each row is different then.
  init(_ old: InputList, _ new: InputList, _ rules: ContentRules, _ change: ColumnChange?) {
    format = old.format
    self.rules = rules
    isLoose = rules.isLoose
    let counting = [old, new].map { list in list.columns.filter(rules.counts) }
    let layouts = (old: old.layout, new: new.layout)
    columns =
      change != nil || Set(counting[0]) == Set(counting[1])
      ? counting[0].compactMap { name in
        guard let place = layouts.old.places[name] else { return nil }
        let newName = change?.newName(name) ?? name
        // What only one file shows is told once.
        if layouts.new.hides(newName) { return nil }
        return layouts.new.places[newName].map { (name: newName, old: place, new: $0) }
      } : nil
    self.layouts = layouts
    hasSameLayout =
      layouts.old.columns == layouts.new.columns && layouts.old.dialect == layouts.new.dialect
  }

  /// Whether two rows of one id have the same content, however it is spelt.
  func areEqual(_ old: InputRow, _ new: InputRow) -> Bool {
    if format == .text { return true }
    let (a, b) = (old.content, new.content)
    guard hasSameLayout, a.count == b.count, let start = a.baseAddress, let other = b.baseAddress,
      ByteMemory.areEqual(start, other, count: a.count)
    else { return areEqualByValue(a, b) }
    return true
  }

  /// Returns the values of a row that count: the same bytes for rows of the same values.
  func values(_ row: InputRow, isOld: Bool) -> [UInt8] {
    if !format.isDelimited {
      var values: [UInt8] = []
      for member in countingMembers(row.content) {
        JSONScanner.append(member.key, to: &values)
        values += JSONScanner.canonical(member.value)
      }
      return values
    }
    let scanner = (isOld ? layouts.old : layouts.new).scanner(of: row.content)
    let fields = (columns ?? []).map { scanner.value(scanner.fields[isOld ? $0.old : $0.new]) }
    return RowLayout(format: .csv, dialect: .csv, columns: []).record(fields)
  }

  @inline(never)
  private func areEqualByValue(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    if !format.isDelimited { return areEqualObjects(a, b) }
    guard let columns else { return false }
    let (old, new) = (layouts.old.scanner(of: a), layouts.new.scanner(of: b))
    return columns.allSatisfy { place in
      let (field, other) = (old.fields[place.old], new.fields[place.new])
      return old.hasSameValue(field, as: other, new)
        || isLoose && rules.areEqual(old.value(field), new.value(other), in: place.name)
    }
  }

  private func areEqualObjects(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    if rules.options.isEmpty { return JSONScanner.canonical(a) == JSONScanner.canonical(b) }
    let (old, new) = (countingMembers(a), countingMembers(b))
    return old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        guard old.key == new.key else { return false }
        if !isLoose { return JSONScanner.canonical(old.value) == JSONScanner.canonical(new.value) }
        let key = String(decoding: old.key, as: UTF8.self)
        return rules.areEqualJSON(old.value, new.value, in: key)
      }
  }

  /// Returns the members of an object that count, in the order of their keys.
  private func countingMembers(
    _ object: UnsafeRawBufferPointer
  ) -> [(key: [UInt8], value: UnsafeRawBufferPointer)] {
    JSONScanner.sortedMembers(object)
      .filter { rules.counts(String(decoding: $0.key, as: UTF8.self)) }
  }
}

extension InputList {
  /// Returns the diff of two files without sections.
  static func flatDiff(
    _ old: InputList, _ new: InputList, _ comparer: RowComparer
  ) -> ListDiff {
    let (rows, newRows) = (old.sections[0].rows, new.sections[0].rows)
    let isText = old.format == .text
    let isUnordered = comparer.rules.isUnordered
    let (distinct, others) =
      isUnordered && !isText && (old.mayRepeatIDs || new.mayRepeatIDs)
      ? DistinctRows(old, new, comparer).rows : (rows, newRows)
    // One call for all formats: each takes as much code as all that it calls.
    let diff = distinct.tableDiff(
      to: others, id: { $0.id }, contentsEqual: { isText || comparer.areEqual($0, $1) },
      algorithm: isText ? .lcs : .heckel)
    return !isText || isUnordered ? diff : LineMoves.refined(diff, rows, newRows)
  }
}
