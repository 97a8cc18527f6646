// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Translates between shown rows and their offsets in the source.
extension _DerivedOrder {
  /// Returns the offset in the source of a shown row.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows of the source.
  @export(implementation)
  func sourceOffset(part: Int, position: Int) -> Int {
    let order = parts[part].order
    let label = order[isReversed ? order.count - 1 - position : position]
    guard let offset = labels.offset(of: label) else { fatalError("No row has label \(label).") }
    return offset
  }

  /// Returns the place of the row at an offset in the source; `nil` if it is hidden.
  ///
  /// - Complexity: O(log *n*) calls of the rules, where *n* is the number of rows of the source.
  @export(implementation)
  func shownPlace(ofSource offset: Int) -> (part: Int, position: Int)? {
    let count = source.count
    require(
      0 <= offset && offset < count,
      "There is no row \(offset): the number of rows of the source is \(count).")
    if !labels.isIncluded(at: offset) { return nil }
    guard let (part, position) = shownPlace(of: labels.label(at: offset), at: offset) else {
      return nil
    }
    return (part, isReversed ? parts[part].order.count - 1 - position : position)
  }

  /// Returns the place of a row in the order; `nil` if it is hidden.
  @export(implementation)
  func shownPlace(of label: UInt64, at offset: Int) -> (part: Int, position: Int)? {
    if !keptRows.isEmpty, let row = keptRows[label] {
      return withUnsafePointer(to: row) { place(of: $0, label) }
    }
    return source.withElement(at: offset) { place(of: $0, label) }
  }
}
