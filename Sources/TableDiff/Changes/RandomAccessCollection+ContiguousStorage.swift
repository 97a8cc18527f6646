// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Calls a closure with the elements of this list and another one; returns `nil` if they are not
  /// stored contiguously.
  @export(implementation)
  @inline(always)
  func withContiguousStorage<Result>(
    and other: some RandomAccessCollection<Element>,
    _ body: (_ elements: UnsafeBufferPointer<Element>, _ others: UnsafeBufferPointer<Element>) ->
      Result
  ) -> Result? {
    let result: Result?? = withContiguousStorageIfAvailable { elements in
      other.withContiguousStorageIfAvailable { others in body(elements, others) }
    }
    return result ?? nil
  }
}
