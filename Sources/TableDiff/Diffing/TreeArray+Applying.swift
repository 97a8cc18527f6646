// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray {
  /// Returns the new list, created from this old list and the inserted and updated rows.
  ///
  ///     let old = TreeArray("abc"), new = TreeArray("cbd")
  ///     let diff = ListDiff(from: old, to: new, id: \.self)
  ///     String(old.applying(diff, rowsFrom: new))  // "cbd"
  ///
  /// The result shares with this list all nodes whose elements are neither changed nor separated.
  ///
  /// - Parameters:
  ///   - diff: A diff from this list to `new`.
  ///   - new: The new list.
  /// - Returns: The new list's rows.
  /// - Precondition: This list and `new` have as many rows as those of the diff.
  /// - Complexity: O(*k* log *n*), where *k* is the number of ranges of changed rows and *n* that of rows.
  @inlinable
  public func applying(
    _ diff: ListDiff, rowsFrom new: some RandomAccessCollection<Element>
  ) -> TreeArray {
    require(
      new.count == diff.newCount,
      "The diff leads to \(ListDiff.counted(diff.newCount, "row")), but the new list has \(new.count)."
    )
    require(
      count == diff.oldCount,
      "The diff starts from \(ListDiff.counted(diff.oldCount, "element")), but this list has \(count)."
    )
    if diff.isEmpty { return self }
    var builder = TreeBuilder<Element>()
    var sources = RowSources(diff)
    while let source = sources.next() {
      if let old = source.old {
        builder.append(self, in: old..<old + source.count)
      } else {
        let start = builder.count
        builder.append(contentsOf: new.slice(start..<start + source.count))
      }
    }
    return TreeArray(builder)
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
  /// All rows that did not change keep their storage, although the other list may have been decoded
  /// anew: later diffs between versions take as long as the changes.
  ///
  /// - Parameters:
  ///   - rows: The rows that this list should have.
  ///   - moves: Which rows are reported as moves.
  /// - Returns: The changes.
  /// - Complexity: As that of a diff of two arrays, plus O(*k* log *n*), where *k* is the number of
  ///   ranges of changed rows and *n* that of rows.
  @inlinable
  @discardableResult
  public mutating func update(
    to rows: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal
  ) -> ListDiff where Element: Identifiable & Equatable {
    let diff = ListDiff(from: self, to: rows, moves: moves)
    self = applying(diff, rowsFrom: rows)
    return diff
  }
}
