// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiffCollections

extension MeasuredArray {
  /// Whether both are the same nodes, so that their rows need not be read.
  @export(implementation)
  package func isSame(as other: MeasuredArray) -> Bool {
    defer { withExtendedLifetime((self, other)) {} }
    return tree.rootNode?.storage.toOpaque() == other.tree.rootNode?.storage.toOpaque()
  }

  /// Calls a closure with the rows, in order and in chunks that are stored contiguously.
  @export(implementation)
  @inline(__always)
  package func withChunks(_ body: (UnsafeBufferPointer<Element>) -> Void) {
    tree.withChunks { (chunk: UnsafeBufferPointer<Element>) in body(chunk) }
  }
}
