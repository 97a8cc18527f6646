// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Returns the new offsets of the selected rows that are not deleted.
  ///
  ///     let old = ["a", "b", "c", "d"], new = ["d", "a", "x", "c"]
  ///     let map = OffsetMap(old.tableDiff(to: new, id: \.self))
  ///     map.newSelection(ofOld: [0, 1, 3])       // [0, 1]: "d" and "a"; "b" is deleted
  ///     map.newSelection(ofOld: Set([0, 1, 3]))  // [0, 1]
  ///
  /// The offsets may be an array, a set or an `IndexSet`.
  ///
  /// - Parameter offsets: The old offsets of the selected rows, in any order.
  /// - Returns: The new offsets of the surviving rows, ascending, each once.
  /// - Precondition: The old list has rows at all of `offsets`.
  /// - Complexity: O(*c* log *k* + *c* log *c*), where *c* is the number of selected rows and *k*
  ///   the number of runs of changed rows.
  @export(implementation)
  public func newSelection(ofOld offsets: some Sequence<Int>) -> [Int] {
    offsets.compactMap { newOffset(ofOld: $0) }.ascendingWithoutRepeats()
  }
}

extension PathMap {
  /// Returns the new paths of the selected rows that are not deleted.
  ///
  ///     map.newSelection(ofOld: [RowPath(section: 0, row: 1)])  // [(0, 0)]; [] if it is deleted
  ///
  /// - Parameter paths: The old paths of the selected rows, in any order.
  /// - Returns: The new paths of the surviving rows, ascending, each once.
  /// - Precondition: The old list has rows at all of `paths`.
  /// - Complexity: O(*c* log *k* + *c* log *s* + *c* log *c*), where *c* is the number of selected
  ///   rows, *k* the number of runs of changed rows and *s* the number of sections.
  @export(implementation)
  public func newSelection(ofOld paths: some Sequence<RowPath>) -> [RowPath] {
    paths.compactMap { newPath(ofOld: $0) }.ascendingWithoutRepeats()
  }
}

extension Array where Element: Comparable {
  /// Returns the elements in ascending order, each once.
  @export(implementation)
  func ascendingWithoutRepeats() -> [Element] {
    let isAscending = zip(self, dropFirst()).allSatisfy { $0 < $1 }
    if isAscending { return self }
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in sorted() where element != result.last { result.append(element) }
    return result
  }
}
