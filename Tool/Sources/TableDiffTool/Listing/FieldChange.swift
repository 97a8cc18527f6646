// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A value that differs in two rows of one id: that of a column or key, or of a key within it.
struct FieldChange {
  /// The column, or the key of the row.
  let column: String

  /// The column, or the keys that lead to the value, such as `address.city`.
  let name: String

  /// The values as they are shown; `nil` if the row does not have the column or key.
  let old: [UInt8]?
  let new: [UInt8]?

  /// Whether the values are JSON.
  let isJSON: Bool

  /// Returns the changes from one row to another, first those of the old row's columns or keys.
  static func changes(
    _ old: InputRow, _ new: InputRow, _ layouts: (old: RowLayout, new: RowLayout)
  ) -> [FieldChange] {
    if !layouts.old.format.isDelimited {
      return changes(old.content, new.content)
    }
    let (before, after) = (
      layouts.old.scanner(of: old.content), layouts.new.scanner(of: new.content)
    )
    var changes: [FieldChange] = []
    for (place, name) in layouts.old.columns.enumerated() where !layouts.old.hides(name) {
      let field = before.fields[place]
      let isAtPlace = place < after.fields.count && layouts.new.columns[place] == name
      guard let other = isAtPlace ? place : layouts.new.places[name], !layouts.new.hides(name)
      else {
        changes.append(FieldChange(name, old: before.value(field), new: nil))
        continue
      }
      if before.hasSameValue(field, as: after.fields[other], after) { continue }
      let value = after.value(after.fields[other])
      changes.append(FieldChange(name, old: before.value(field), new: value))
    }
    for (place, name) in layouts.new.columns.enumerated()
    where !layouts.new.hides(name) && (layouts.old.places[name] == nil || layouts.old.hides(name)) {
      changes.append(FieldChange(name, old: nil, new: after.value(after.fields[place])))
    }
    return changes
  }

  /// Returns the changes from one value of JSON to another, first those of the old one's keys.
  static func changes(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> [FieldChange] {
    JSONDifference.differences(old, new).map { FieldChange($0) }
  }

  init(_ column: String, old: [UInt8]?, new: [UInt8]?) {
    (self.column, name, self.old, self.new, isJSON) = (column, column, old, new, false)
  }

  private init(_ difference: JSONDifference) {
    column = difference.path.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    (name, isJSON) = (ValuePath.text(difference.path), true)
    old = difference.old.map(JSONScanner.compact)
    new = difference.new.map(JSONScanner.compact)
  }

  /// Returns the columns or keys of a row with their values as they are shown.
  static func fields(
    _ row: InputRow, _ layout: RowLayout
  ) -> [(name: String, value: [UInt8])] {
    if layout.format.isDelimited {
      return zip(layout.columns, layout.fields(of: row.content))
        .filter { !layout.hides($0.0) }.map { (name: $0, value: $1) }
    }
    return JSONScanner.members(row.content).map {
      (name: String(decoding: $0.key, as: UTF8.self), value: JSONScanner.compact($0.value))
    }
  }
}

extension InputList {
  /// Returns the columns or keys of a row with their values as they are shown; those of a line have
  /// none.
  package func fields(of row: InputRow) -> [(name: String, value: [UInt8])] {
    format == .text ? [] : FieldChange.fields(row, layout)
  }
}
