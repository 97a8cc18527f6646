// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray {
  /// Returns the elements before an offset and those from it on; both share the storage.
  ///
  ///     let (head, tail) = TreeArray("abcde").split(at: 2)
  ///     String(head)  // ab
  ///     String(tail)  // cde
  ///
  /// `head + tail` is the whole again, at the same cost.
  ///
  /// - Parameter offset: The offset of the first element of the tail; `count` for an empty one.
  /// - Returns: Two tree arrays.
  /// - Precondition: The offset is from 0 to ``count``.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @export(implementation)
  public func split(at offset: Int) -> (head: TreeArray, tail: TreeArray) {
    (subarray(0..<offset), subarray(offset..<count))
  }

  /// Returns a tree array of a range of elements, which shares their storage.
  @export(implementation)
  func subarray(_ range: Range<Int>) -> TreeArray {
    Self.check(range, in: count)
    if range.count == count { return self }
    var builder = TreeBuilder<Element>()
    builder.append(self, in: range)
    return TreeArray(builder)
  }
}
