// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Calls a closure with contiguous copies of this list and another one.
  ///
  /// - Parameters:
  ///   - count: The number of elements that this list is said to have.
  ///   - otherCount: The number of elements that the other list is said to have.
  @export(implementation)
  @inline(always)
  func withContiguousCopies<Result>(
    _ count: Int, and other: some RandomAccessCollection<Element>, _ otherCount: Int,
    _ body: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    ContiguousArray(copying: self, count: count).withUnsafeBufferPointer { elements in
      ContiguousArray(copying: other, count: otherCount).withUnsafeBufferPointer { others in
        body(elements, others)
      }
    }
  }
}
