// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts elements as they are read, and traps beyond the list's count.
///
/// A loop therefore ends even if the list's indices never reach its end.
@usableFromInline
package struct ElementCounter {
  @usableFromInline package let count: Int
  @usableFromInline package var rest: Int

  @export(implementation)
  package init(_ count: Int) { (self.count, rest) = (count, count) }

  @export(implementation)
  @inline(__always)
  package mutating func next() {
    require(rest > 0, "The count of a list is \(count), but it has more elements.")
    rest &-= 1
  }
}

extension Array {
  /// Creates an array of a list's elements; traps if there are more than its count.
  ///
  /// In release builds, the standard library traps without a message if a list has more or fewer
  /// elements than its count.
  @export(implementation)
  package init(counting list: some Collection<Element>) {
    #if !hasFeature(Embedded)
      if let array = list as? [Element] {
        self = array
        return
      }
    #endif
    let copied = list.withContiguousStorageIfAvailable { Array($0) }
    if let copied {
      self = copied
      return
    }
    self = []
    var counter = ElementCounter(list.count)
    for element in list {
      counter.next()
      append(element)
    }
  }
}
