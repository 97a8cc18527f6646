// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Calls a closure with the elements of this list and another one; returns `nil` if either is
  /// noncontiguous.
  @export(implementation)
  @inline(always)
  func withContiguousStorage<Result, Failure>(
    and other: some RandomAccessCollection<Element>,
    _ body: (
      _ elements: UnsafeBufferPointer<Element>, _ others: UnsafeBufferPointer<Element>
    ) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    // The standard library's method does not rethrow typed errors.
    let result: Swift.Result<Result, Failure>?? = withContiguousStorageIfAvailable { elements in
      other.withContiguousStorageIfAvailable { others in
        Swift.Result { () throws(Failure) in try body(elements, others) }
      }
    }
    return try result??.get()
  }
}
