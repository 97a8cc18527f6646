// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ContiguousArray {
  /// Returns the elements in the order of their paths.
  ///
  /// What a plan sorts is often in order, or in order within each section. Otherwise it sorts by
  /// digits too, so that each of a million runs takes no more steps than each of a thousand.
  ///
  /// - Precondition: The offsets of the paths are not negative, and fit in 32 bits.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inline(__always)
  func sortedByPath(_ path: (Element) -> RowPath) -> ContiguousArray {
    if isAscending(path) { return self }
    let bySection = sortedByDigits { Int32(truncatingIfNeeded: path($0).section) }
    if bySection.isAscending(path) { return bySection }
    return sortedByDigits { Int32(truncatingIfNeeded: path($0).row) }
      .sortedByDigits { Int32(truncatingIfNeeded: path($0).section) }
  }

  @inline(__always)
  private func isAscending(_ path: (Element) -> RowPath) -> Bool {
    var last = RowPath(section: 0, row: 0)
    for element in self {
      let next = path(element)
      if next < last { return false }
      last = next
    }
    return true
  }
}
