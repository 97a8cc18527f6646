// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ContiguousArray {
  /// Returns the elements sorted by path.
  ///
  /// A plan's operations are often in order, or in order within each section. All others are sorted
  /// by a radix sort, so each of a million runs takes no more steps than each of a thousand.
  ///
  /// - Precondition: The offsets of the paths are not negative, and fit in 32 bits.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  func sortedByPath(_ path: (Element) -> RowPath) -> ContiguousArray {
    guard let order = ContiguousArray<RowPath>(map(path)).order() else { return self }
    return ContiguousArray(order.map { self[Int($0)] })
  }
}

extension ContiguousArray<RowPath> {
  /// Returns the indices of the paths in ascending order; `nil` if the paths are in order.
  fileprivate func order() -> ContiguousArray<Int32>? {
    let indices = ContiguousArray<Int32>(0..<Int32(count))
    if areAscending(indices) { return nil }
    let bySection = sorted(indices, bySection: true)
    if areAscending(bySection) { return bySection }
    return sorted(sorted(indices, bySection: false), bySection: true)
  }

  /// - Parameter bySection: Whether to sort by sections instead of rows.
  @inline(never)
  private func sorted(
    _ indices: ContiguousArray<Int32>, bySection: Bool
  ) -> ContiguousArray<Int32> {
    indices.sortedByDigits { index in
      let path = self[Int(index)]
      return Int32(truncatingIfNeeded: bySection ? path.section : path.row)
    }
  }

  private func areAscending(_ indices: ContiguousArray<Int32>) -> Bool {
    var last = RowPath(section: 0, row: 0)
    for index in indices {
      let next = self[Int(index)]
      if next < last { return false }
      last = next
    }
    return true
  }
}
