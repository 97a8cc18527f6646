// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the element at an offset.
  @inlinable
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }

  /// Appends the elements at a range of offsets: as many as that, whatever the list's count.
  @inlinable
  func appendElements(
    at range: Range<Int>, to elements: inout some RangeReplaceableCollection<Element>
  ) {
    var index = index(startIndex, offsetBy: range.lowerBound)
    for _ in range {
      elements.append(self[index])
      formIndex(after: &index)
    }
  }

  /// Appends the elements at some offsets.
  @inlinable
  func appendElements(
    at offsets: OffsetRanges, to elements: inout some RangeReplaceableCollection<Element>
  ) {
    elements.reserveCapacity(elements.count + offsets.count)
    for range in offsets.ranges { appendElements(at: range, to: &elements) }
  }
}
