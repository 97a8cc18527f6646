// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Index == Int {
  /// Returns the elements in the order of their offsets, those with equal ones in their own order.
  ///
  /// Sorts integers that hold an offset and an index each, so that the code of one sort serves
  /// elements of all types.
  ///
  /// - Precondition: The offsets are not negative, and fit in 32 bits.
  @export(implementation)
  package func sorted(byOffset offset: (Element) -> Int) -> [Element] {
    indices.map { UInt64(offset(self[$0])) << 32 | UInt64($0) }.sorted()
      .map { self[Int($0 & 0xffff_ffff)] }
  }
}
