// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

extension MeasuredArray: RandomAccessCollection, MutableCollection {
  /// An offset from the first row.
  public typealias Index = Int

  /// The indices of the rows.
  public typealias Indices = Range<Int>

  /// The index of the first row: 0.
  @export(implementation)
  public var startIndex: Int { 0 }

  /// The index after the last row: the number of rows.
  @export(implementation)
  public var endIndex: Int { tree.count }

  /// The row at an index, an offset from 0.
  ///
  ///     var heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights[1] = 35.5
  ///     heights.summary.height  // 95.5
  ///
  /// - Precondition: The index is less than `count`.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public subscript(index: Int) -> Element {
    get { tree[index] }
    _modify {
      defer {
        // The modification has made the whole path unique.
        tree.rootNode?.forgetSummaries(ofElement: index)
        summarize()
      }
      yield &tree[index]
    }
  }

  /// Creates an iterator over the rows, in order.
  @export(implementation)
  public func makeIterator() -> TreeArray<Element>.Iterator { tree.makeIterator() }
}

extension MeasuredArray: RangeReplaceableCollection {
  /// Replaces a range of rows.
  ///
  ///     var heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights.replaceSubrange(0..<2, with: [1, 2, 3])
  ///     Array(heights)  // [1.0, 2.0, 3.0, 40.0]
  ///
  /// - Parameters:
  ///   - range: The offsets of the rows to replace.
  ///   - elements: The new rows.
  /// - Precondition: The range is within `0..<count`.
  /// - Complexity: O(log *n* + *m*), where *n* is the number of rows and *m* of new ones; O(log *n*
  ///   + log *m*) if the new rows are a measured array with the same summaries, or a slice of one.
  @export(implementation)
  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    if let rows = Self.part(of: elements) {
      tree.replaceSubrange(range, with: rows)
    } else {
      tree.replaceSubrange(range, with: elements)
    }
    summarize()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func append(_ element: Element) { insert(element, at: count) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    replaceSubrange(count..<count, with: MeasuredArray(elements))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func insert(_ element: Element, at index: Int) {
    tree.insert(element, at: index)
    summarize()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    defer { summarize() }
    return tree.remove(at: index)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try tree.removeAll(where: shouldBeRemoved)
    summarize()
  }
}

extension MeasuredArray {
  /// Moves consecutive rows, which keep their nodes except at the ends.
  ///
  ///     var heights = MeasuredArray<HeightSum>([1, 2, 3, 4])
  ///     heights.moveSubrange(0..<2, to: 1)
  ///     Array(heights)  // [3.0, 1.0, 2.0, 4.0]
  ///
  /// - Parameters:
  ///   - range: The offsets of the rows.
  ///   - destination: The offset of the first of them after the move.
  /// - Precondition: The range is within `0..<count`, and the destination is at least 0 and at most
  ///   `count - range.count`.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public mutating func moveSubrange(_ range: Range<Int>, to destination: Int) {
    tree.moveSubrange(range, to: destination)
    summarize()
  }
}

extension MeasuredArray {
  /// Returns an iterator over the rows in a range, which goes from leaf to leaf, unlike that of a slice.
  @export(implementation)
  func iterator(over range: Range<Int>) -> TreeArray<Element>.Iterator {
    tree[range].makeIterator()
  }
}
