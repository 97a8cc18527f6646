// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffCollections

extension MeasuredArray {
  /// Whether both lists have the same nodes, so that their rows need not be read.
  @export(implementation)
  package func isSame(as other: MeasuredArray) -> Bool {
    defer { withExtendedLifetime((self, other)) {} }
    return tree.rootNode?.storage.toOpaque() == other.tree.rootNode?.storage.toOpaque()
  }

  /// Creates a list of rows in memory; a small leaf has no spare capacity.
  @export(implementation)
  package init(compact rows: UnsafeBufferPointer<Element>) {
    self.init(summarizing: TreeArray(compact: rows))
  }

  /// Calls a closure with the rows of this list and of another one, if each list is a single leaf.
  ///
  /// - Returns: The result of the closure; `nil` if it is not called.
  @export(implementation)
  @inline(__always)
  package func withLeaf<Result, Failure>(
    and other: MeasuredArray,
    _ body: (
      UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>
    ) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    defer { withExtendedLifetime((self, other)) {} }
    guard let left = tree.rootNode, let right = other.tree.rootNode else { return nil }
    guard left.isLeaf, right.isLeaf else { return nil }
    return try body(left.buffer, right.buffer)
  }

  /// Calls a closure with the rows in order, in contiguous chunks.
  @export(implementation)
  @inline(__always)
  package func withChunks(_ body: (UnsafeBufferPointer<Element>) -> Void) {
    tree.withChunks { (chunk: UnsafeBufferPointer<Element>) in body(chunk) }
  }

  /// Marks rows to be released iteratively, with the rows below them.
  ///
  /// Each row begins with a list of such rows, which would otherwise be released recursively.
  ///
  /// - Parameter isDeep: Whether rows with a summary have many levels of rows below them.
  @export(implementation)
  package mutating func releaseInTurn(where isDeep: (Summary) -> Bool) {
    defer { withExtendedLifetime(self) {} }
    if let root = tree.rootNode { root.releaseInTurn(where: isDeep) }
  }
}

extension TreeNode {
  @export(implementation)
  func releaseInTurn<Summary>(where isDeep: (Summary) -> Bool) {
    if isLeaf {
      if !nestsDeeply { nestsDeeply = true }
      return
    }
    let summaries = summaries(of: Summary.self)
    for index in 0..<count where isDeep(summaries[index]) {
      children[index].releaseInTurn(where: isDeep)
    }
  }
}
