// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ContiguousArray {
  /// Creates a copy of the first `count` elements of a list, or of all if it has fewer.
  ///
  /// In release builds, the standard library traps without a message if a list has fewer elements
  /// than its count, and drops the surplus if it has more.
  ///
  /// - Precondition: `count` is from 0 to `Int32.max`, and the list has no more elements than that.
  @export(implementation)
  package init(copying list: some RandomAccessCollection<Element>, count: Int) {
    require(0 <= count && count <= Int(Int32.max), "The count of a list is \(count).")
    self.init(unsafeUninitializedCapacity: count) { elements, copiedCount in
      var (rest, end) = elements.initialize(from: list)
      copiedCount = end
      require(
        rest.next() == nil,
        "The count of a list is \(count), but it has more elements.")
    }
  }

  /// Creates an array of the rows of a section, without copying those of an array.
  ///
  /// Traps if there are more rows than were counted. If there are fewer, the array is shorter.
  @export(implementation)
  package init<Rows: RandomAccessCollection<Element>>(keeping rows: Rows, count: Int) {
    #if hasFeature(Embedded)
      self.init(rows)
    #else
      if Rows.self == [Element].self || Rows.self == Self.self {
        self.init(rows)
      } else {
        self.init(copying: rows, count: count)
      }
    #endif
  }
}

extension RandomAccessCollection {
  /// Calls a closure with contiguous copies of this list and another one.
  ///
  /// - Parameters:
  ///   - count: The expected number of elements in this list.
  ///   - otherCount: The expected number of elements in the other list.
  @export(implementation)
  @inline(always)
  func withContiguousCopies<Result, Failure>(
    _ count: Int, and other: some RandomAccessCollection<Element>, _ otherCount: Int,
    _ body: (
      UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>
    ) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let elements = ContiguousArray(copying: self, count: count)
    let others = ContiguousArray(copying: other, count: otherCount)
    return try elements.withUnsafeBufferPointer { elements throws(Failure) in
      try others.withUnsafeBufferPointer { others throws(Failure) in try body(elements, others) }
    }
  }
}
