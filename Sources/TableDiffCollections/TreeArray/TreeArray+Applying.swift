// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension TreeArray: DiffApplicable {
  /// Returns the new list, built from this old list and the inserted and updated rows.
  ///
  ///     let old = TreeArray("abc"), new = TreeArray("cbd")
  ///     let diff = old.tableDiff(to: new, id: \.self)
  ///     String(old.applying(diff, rowsFrom: new))  // cbd
  ///
  /// The result shares all nodes with this list whose elements neither changed nor were separated.
  ///
  /// - Parameters:
  ///   - diff: A diff from this list to `new`.
  ///   - new: The new list.
  /// - Returns: The new list's rows.
  /// - Precondition: The counts of this list and `new` are those of the diff.
  /// - Complexity: O(*k* log *n*), where *k* is the number of ranges of changed rows and *n* of
  ///   rows.
  @export(implementation)
  public func applying(
    _ diff: ListDiff, rowsFrom new: some RandomAccessCollection<Element>
  ) -> TreeArray {
    require(
      new.count == diff.newCount,
      "The diff leads to \(ListDiff.counted(diff.newCount, "row")), but the new list has \(new.count)."
    )
    return applying(diff) { builder, offsets in builder.append(offsets, of: new) }
  }

  /// Returns the result of applying a diff to a tree array that is parallel to the old list.
  ///
  ///     let heights = TreeArray([20, 30, 40])  // of rows "a", "b", "c"
  ///     let diff = ["a", "b", "c"].tableDiff(to: ["c", "b", "d"], id: \.self)
  ///     Array(heights.applying(diff) { offset in 100 + offset })  // [40, 30, 102]
  ///
  /// - Parameters:
  ///   - diff: A diff of the list to which this one is parallel.
  ///   - element: Returns the element at a new offset; called once for each inserted or updated
  ///     row, in ascending order.
  /// - Returns: The elements in the order of the new list.
  /// - Throws: Any error thrown by `element`.
  /// - Precondition: The count of this list is the old count of the diff.
  /// - Complexity: O(*k* log *n* + *m*), where *k* is the number of ranges of changed rows, *n* of
  ///   rows and *m* of inserted and updated rows.
  @export(implementation)
  public func applying<Failure: Error>(
    _ diff: ListDiff, _ element: (_ newOffset: Int) throws(Failure) -> Element
  ) throws(Failure) -> TreeArray {
    try applying(diff) { builder, offsets throws(Failure) in
      for offset in offsets { builder.append(try element(offset)) }
    }
  }

  /// Returns the result of applying a diff; a closure returns the inserted and updated rows.
  @export(implementation)
  func applying<Failure: Error>(
    _ diff: ListDiff,
    appendingNew append: (inout TreeBuilder<Element>, Range<Int>) throws(Failure) -> Void
  ) throws(Failure) -> TreeArray {
    require(
      count == diff.oldCount,
      "The diff starts from \(ListDiff.counted(diff.oldCount, "element")), but this list has \(count)."
    )
    if diff.isEmpty { return self }
    defer { withExtendedLifetime(self) {} }
    var editing = TreeEditing<Element>(diff)
    while let source = editing.sources.next {
      if source.old != nil, let rootNode {
        editing.take(from: rootNode, at: 0)
      } else {
        let start = editing.builder.count
        try append(&editing.builder, start..<start + source.count)
        editing.sources.removeFirst(source.count)
      }
    }
    return TreeArray(editing.finish())
  }

  /// Makes this list equal to another one, and returns what changed.
  ///
  ///     var fruits = TreeArray([Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")])
  ///     let before = fruits
  ///     let diff = fruits.update(to: [Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig")])
  ///     diff.deletes  // [0]
  ///     diff.inserts  // [1]
  ///     before.tableDiff(to: fruits) == diff  // true
  ///
  /// Unchanged rows keep their storage, even if the other list was newly decoded. So a later diff
  /// between versions takes time proportional to the changes.
  ///
  /// The list then equals `rows`, but keeps its old values of unchanged rows.
  ///
  /// - Parameters:
  ///   - rows: The rows that this list should have.
  ///   - moves: Which rows are reported as moves.
  /// - Returns: The changes: `deletes` and `from` in offsets of this list before the call,
  ///   `inserts` and `to` in offsets of `rows`.
  /// - Complexity: That of a diff of two arrays, plus O(*k* log *n*), where *k* is the number of
  ///   ranges of changed rows and *n* of rows.
  @export(implementation)
  @discardableResult
  public mutating func update(
    to rows: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal
  ) -> ListDiff where Element: Identifiable & Equatable {
    let diff = tableDiff(to: rows, moves: moves)
    self = applying(diff, rowsFrom: rows)
    return diff
  }
}

extension TreeBuilder {
  /// Appends a range of elements of a list; shares them if the list is a tree array.
  ///
  /// A slice would rely on the list's own indices and storage.
  @export(implementation)
  mutating func append(_ range: Range<Int>, of list: some RandomAccessCollection<Element>) {
    if let (tree, part) = TreeArray.part(of: list) {
      append(tree, in: part.lowerBound + range.lowerBound..<part.lowerBound + range.upperBound)
      return
    }
    let isCopied: Void? = list.withContiguousStorageIfAvailable { elements in
      elements.requireCount(list.count)
      append(copying: UnsafeBufferPointer(rebasing: elements[range]))
    }
    if isCopied != nil { return }
    var index = list.index(list.startIndex, offsetBy: range.lowerBound)
    for _ in range {
      append(list[index])
      list.formIndex(after: &index)
    }
  }
}

/// Builds a tree array from another one and new rows.
@usableFromInline
@frozen
struct TreeEditing<Element>: ~Copyable {
  @usableFromInline var builder = TreeBuilder<Element>()
  @usableFromInline var sources: RowSources

  @export(implementation)
  init(_ diff: ListDiff) { sources = RowSources(diff) }

  @export(implementation)
  consuming func finish() -> TreeBuilder<Element> { builder }

  /// Appends the kept rows of a node up to the next new row.
  ///
  /// One pass through the tree appends all staying rows, however many changes separate them.
  ///
  /// - Parameter start: The offset of the node's first row.
  @export(implementation)
  mutating func take(from node: TreeNode<Element>, at start: Int) {
    let end = start + node.elementCount
    while let run = sources.next, let old = run.old, old >= start, old < end {
      if old == start, run.count >= end - start {
        builder.append(node)
        sources.removeFirst(end - start)
      } else if node.isLeaf {
        let rows = old - start..<min(end, old + run.count) - start
        builder.append(copying: UnsafeBufferPointer(rebasing: node.buffer[rows]))
        sources.removeFirst(rows.count)
      } else {
        let index = node.childIndex(of: old - start)
        take(from: node.children[index], at: start + node.start(ofChild: index))
      }
    }
  }
}
