// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension InputList {
  /// Returns the id of the record that was read last: the value of a column, or a record of CSV with
  /// the values of several, which tells `a,b` and `c` from `a` and `b,c`.
  func id(_ scanner: DelimitedScanner, _ columns: [Int]) -> TextSlice {
    if columns.count == 1 { return slice(scanner, columns[0]) }
    var record: [UInt8] = []
    for (index, column) in columns.enumerated() {
      if index > 0 { record.append(UInt8(ascii: ",")) }
      DelimitedScanner.append(scanner.value(scanner.fields[column]), .csv, to: &record)
    }
    return arena.slice(record)
  }

  /// Returns the id of an object: the value of a key in canonical form, or an array with the values
  /// of several.
  ///
  /// - Parameter values: Where the values are, in the order of the names.
  func id(
    _ values: [Range<Int>?], _ names: [String], _ scanner: JSONScanner, _ object: Range<Int>
  ) throws(TextError) -> TextSlice {
    if names.count == 1 { return try slice(values[0], names[0], scanner, object) }
    var array = [UInt8(ascii: "[")]
    for (value, name) in zip(values, names) {
      if array.count > 1 { array.append(UInt8(ascii: ",")) }
      array.append(contentsOf: try slice(value, name, scanner, object).bytes)
    }
    array.append(UInt8(ascii: "]"))
    return arena.slice(array)
  }
}
