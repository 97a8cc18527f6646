// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A column or key whose value differs in two rows of one id.
struct FieldChange {
  let name: String

  /// The values as they are shown; `nil` if the row does not have the column or key.
  let old: [UInt8]?
  let new: [UInt8]?

  /// Returns the changes from one row to another, first those of the old row's columns or keys.
  static func changes(
    _ old: InputRow, _ new: InputRow, _ layouts: (old: RowLayout, new: RowLayout)
  ) -> [FieldChange] {
    let (before, after) = (fields(old, layouts.old), fields(new, layouts.new))
    let values = Dictionary(after.map { ($0.name, $0.value) }) { $1 }
    let names = Set(before.map(\.name))
    let known = before.map { FieldChange(name: $0.name, old: $0.value, new: values[$0.name]) }
    let added = after.filter { !names.contains($0.name) }
      .map { FieldChange(name: $0.name, old: nil, new: $0.value) }
    return (known + added).filter { change in
      guard change.old != change.new else { return false }
      guard !layouts.old.format.isDelimited, let old = change.old, let new = change.new else {
        return true
      }
      return old.withUnsafeBytes { JSONScanner.canonical($0) }
        != new.withUnsafeBytes { JSONScanner.canonical($0) }
    }
  }

  /// Returns the columns or keys of a row with their values as they are shown.
  static func fields(
    _ row: InputRow, _ layout: RowLayout
  ) -> [(name: String, value: [UInt8])] {
    if layout.format.isDelimited {
      return Array(zip(layout.columns, layout.fields(of: row.content)))
        .map { (name: $0, value: $1) }
    }
    return JSONScanner.members(row.content).map {
      (name: String(decoding: $0.key, as: UTF8.self), value: JSONScanner.compact($0.value))
    }
  }
}
