// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray: SharingRows {
  @export(implementation)
  package func sharedRows(with new: TreeArray) -> OffsetPairs {
    guard let oldRoot = rootNode, let newRoot = new.rootNode else { return OffsetPairs() }
    defer { withExtendedLifetime((self, new)) {} }
    if !(oldRoot === newRoot), oldRoot.areBelowUnique, newRoot.areBelowUnique {
      return OffsetPairs()
    }
    var stopCheck = StopCheck()
    let pieces = SharedNodes.pieces(
      oldRoot, oldStart: 0, newRoot, newStart: 0, findsMoved: true, &stopCheck, { false })
    return pieces?.sharedPairs(oldCount: count) ?? OffsetPairs()
  }
}
