// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Outline {
  /// The visible nodes, in order: those of the top level, and below each expanded one its children.
  ///
  ///     outline.rows.map(\.node.name)  // ["Desktop", "Documents", "Taxes"]
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var rows: OutlineRows<Node> { OutlineRows(top: top) }
}

/// The visible nodes of an outline, as a list.
///
///     let rows = outline.rows
///     rows.count           // 3
///     rows[2].node.name    // Taxes
///     try outline.collapse(2)
///     rows.tableDiff(to: outline.rows).deletes  // [2]
///
/// It keeps the version of the outline of which it was made.
public struct OutlineRows<Node: OutlineNode>: RandomAccessCollection {
  /// A visible node.
  public typealias Element = OutlineRow<Node>

  /// The index of a row, from 0.
  public typealias Index = Int

  /// The indices of the rows.
  public typealias Indices = Range<Int>

  @usableFromInline let top: OutlineChildren<Node>

  @export(implementation)
  init(top: OutlineChildren<Node>) { self.top = top }

  /// The index of the first row: 0.
  @export(implementation)
  public var startIndex: Int { 0 }

  /// The index behind the last row: the number of rows.
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var endIndex: Int { Int(top.summary.rows) }

  /// The row at an index.
  ///
  /// To read many rows in order, iterate: that takes O(1) for each on average.
  ///
  /// - Precondition: The index is less than `count`.
  /// - Complexity: O(*d* + log *n*), where *d* is the depth of the row and *n* the number of nodes.
  @export(implementation)
  public subscript(index: Int) -> OutlineRow<Node> {
    precondition(
      indices.contains(index), "There is no row \(index): the outline has \(count).")
    var (list, depth) = (top, 0)
    // The number of rows up to the wanted one, with it, of the list.
    var left = Int32(truncatingIfNeeded: index + 1)
    while true {
      let child = list.firstIndex(reaching: left) { $0.rows } ?? 0
      left -= list.summary(upTo: child).rows + 1
      if left == 0 { return OutlineRow(list[child], depth: depth) }
      list = list[child].children
      depth += 1
    }
  }

  /// Creates an iterator over the rows, in order.
  @export(implementation)
  public func makeIterator() -> Iterator { Iterator(top) }

  /// Iterates over the visible nodes of an outline, in order.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var list: TreeArray<OutlineEntry<Node>>.Iterator

    /// What is left of the lists above.
    @usableFromInline var above: ContiguousArray<TreeArray<OutlineEntry<Node>>.Iterator> = []

    @export(implementation)
    init(_ top: OutlineChildren<Node>) { list = top.makeIterator() }

    /// Returns the next row; `nil` if there is none.
    @export(implementation)
    public mutating func next() -> OutlineRow<Node>? {
      while true {
        if let entry = list.next() {
          let row = OutlineRow(entry, depth: above.count)
          if entry.rowsBelow > 0 {
            above.append(list)
            list = entry.children.makeIterator()
          }
          return row
        }
        guard let next = above.popLast() else { return nil }
        list = next
      }
    }
  }
}

extension OutlineRows: Sendable where Node: Sendable {}
