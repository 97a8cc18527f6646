// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the new list, created from this old list and the inserted and updated rows.
  ///
  ///     let old = ["a", "b", "c"], new = ["c", "b", "d"]
  ///     let diff = old.tableDiff(to: new, id: \.self)
  ///     old.applying(diff, rowsFrom: new)  // ["c", "b", "d"]
  ///
  /// Rows that are neither inserted nor updated come from this list, all others from `new`.
  ///
  /// - Parameters:
  ///   - diff: A diff from this list to `new`.
  ///   - new: The new list.
  /// - Returns: The new list's rows.
  /// - Precondition: This list and `new` have the row counts of the diff.
  /// - Complexity: O(*n*), where *n* is the number of rows in both lists; one allocation for the
  ///   rows.
  @export(implementation)
  public func applying(
    _ diff: ListDiff, rowsFrom new: some RandomAccessCollection<Element>
  ) -> [Element] {
    require(
      new.count == diff.newCount,
      "The diff leads to \(ListDiff.counted(diff.newCount, "row")), but the new list has \(new.count)."
    )
    return applying(diff) { offset in new[new.index(new.startIndex, offsetBy: offset)] }
  }

  /// Returns the result of applying a diff to an array parallel to the old list.
  ///
  ///     let heights = [20, 30, 40]  // of rows "a", "b", "c"
  ///     let diff = ["a", "b", "c"].tableDiff(to: ["c", "b", "d"], id: \.self)
  ///     heights.applying(diff) { offset in 100 + offset }  // [40, 30, 102]
  ///
  /// - Parameters:
  ///   - diff: A diff whose old list is parallel to this list.
  ///   - element: Returns the element at a new offset; called once for each inserted or updated
  ///     row, in ascending order.
  /// - Returns: The elements in the order of the new list.
  /// - Throws: Any error thrown by `element`.
  /// - Precondition: This list has as many elements as the diff's old list has rows.
  /// - Complexity: O(*n*), where *n* is the number of elements before and after; one allocation for
  ///   the elements.
  @export(implementation)
  public func applying<Failure: Error>(
    _ diff: ListDiff, _ element: (_ newOffset: Int) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    require(
      count == diff.oldCount,
      "The diff starts from \(ListDiff.counted(diff.oldCount, "element")), but this list has \(count)."
    )
    var result: [Element] = []
    result.reserveCapacity(diff.newCount)
    var sources = RowSources(diff)
    while let source = sources.next {
      if let old = source.old {
        copy(old..<old + source.count, of: diff.oldCount, to: &result)
      } else {
        for offset in result.count..<result.count + source.count {
          result.append(try element(offset))
        }
      }
      sources.removeFirst(source.count)
    }
    return result
  }

  /// Returns the list after a change that only moves and deletes rows.
  ///
  ///     ["a", "b", "c"].applying(ListDiff(count: 3, movingRow: 0, to: 2))  // ["b", "c", "a"]
  ///
  /// - Parameter diff: A diff from this list.
  /// - Returns: The rows in their new order, without those that the diff deletes.
  /// - Precondition: This list has as many rows as the diff's old list, and the diff neither
  ///   inserts nor updates rows.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public func applying(_ diff: ListDiff) -> [Element] {
    applying(diff) { offset in
      fatalError("The diff inserts or updates new row \(offset); pass the rows it comes from.")
    }
  }

  /// Appends consecutive elements to an array, in one copy if they are contiguous.
  ///
  /// The buffer's count is checked first, since slicing does not check it in release builds.
  @export(implementation)
  func copy(_ offsets: Range<Int>, of count: Int, to result: inout [Element]) {
    let isCopied: Void? = withContiguousStorageIfAvailable { elements in
      elements.requireCount(count)
      result.append(contentsOf: UnsafeBufferPointer(rebasing: elements[offsets]))
    }
    if isCopied != nil { return }
    var index = index(startIndex, offsetBy: offsets.lowerBound)
    for _ in offsets {
      result.append(self[index])
      formIndex(after: &index)
    }
  }
}
