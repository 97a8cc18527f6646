// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the element at an offset.
  @export(implementation)
  package func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }

  /// Appends exactly the elements at a range of offsets, regardless of the list's count.
  @export(implementation)
  package func appendElements(
    at range: Range<Int>, to elements: inout some RangeReplaceableCollection<Element>
  ) {
    var index = index(startIndex, offsetBy: range.lowerBound)
    for _ in range {
      elements.append(self[index])
      formIndex(after: &index)
    }
  }

  /// Appends the elements at some offsets.
  @export(implementation)
  package func appendElements(
    at offsets: OffsetRanges, to elements: inout some RangeReplaceableCollection<Element>
  ) {
    elements.reserveCapacity(elements.count + offsets.count)
    for range in offsets.ranges { appendElements(at: range, to: &elements) }
  }
}

extension RangeReplaceableCollection where Self: RandomAccessCollection {
  /// Appends exactly the elements of another list at a range of offsets, regardless of the list's
  /// indices.
  ///
  /// Slices rely on correct indices and storage, so only lists of this library and arrays are
  /// sliced.
  @export(implementation)
  package mutating func append(_ range: Range<Int>, of list: Self) {
    #if hasFeature(Embedded)
      append(contentsOf: list.slice(range))
    #else
      if Self.self == [Element].self || Self.self is any StructureSharing.Type {
        append(contentsOf: list.slice(range))
        return
      }
      let isAppended: Void? = list.withContiguousStorageIfAvailable { elements in
        elements.requireCount(list.count)
        append(contentsOf: UnsafeBufferPointer(rebasing: elements[range]))
      }
      if isAppended == nil { list.appendElements(at: range, to: &self) }
    #endif
  }
}

extension UnsafeBufferPointer {
  /// Traps unless the storage of a list has as many elements as the list's count.
  ///
  /// Must be called before slicing the storage, whose bounds are unchecked in release builds.
  @export(implementation)
  package func requireCount(_ count: Int) {
    require(
      self.count == count,
      "The count of a list is \(count), but it has \(ListDiff.counted(self.count, "element")).")
  }
}
