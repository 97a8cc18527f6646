// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension TreeArray: StructureSharing {
  @export(implementation)
  package func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows {
    guard let new = new as? TreeArray, let oldRoot = rootNode, let newRoot = new.rootNode else {
      return .none
    }
    defer { withExtendedLifetime((self, new)) {} }
    let descent = TreeDescent(oldRoot, newRoot)
    switch descent {
    case .same: return .all
    case .leaves(let old, let oldStart, let new, let newStart):
      return .allBut(
        old: ListPiece(leaf: old, start: oldStart), new: ListPiece(leaf: new, start: newStart),
        isWhole: oldRoot.isLeaf)
    case .nodes(let old, let oldStart, let new, let newStart):
      if old === oldRoot, new === newRoot, old.areBelowUnique || new.areBelowUnique { return .none }
      let pieces = try SharedNodes.pieces(
        old, oldStart: oldStart, new, newStart: newStart, findsMoved: purpose != .section, stop)
      return .some(UnsharedRows(pieces))
    }
  }

  @export(implementation)
  package func appendPieces(to pieces: inout ListPieces) -> Bool {
    appendAll(to: &pieces)
    return true
  }

  /// Appends the addresses of all elements in the leaves.
  @export(implementation)
  func appendAll(to pieces: inout ListPieces) {
    pieces.pieces.reserveCapacity(count / TreeNode<Element>.fill(height: 0) + 1)
    withChunks { pieces.append(contentsOf: $0) }
  }
}

extension ListPiece {
  /// Creates a piece of all elements of a leaf.
  @export(implementation)
  init<Element>(leaf: TreeNode<Element>, start: Int) {
    self.init(
      UnsafeRawPointer(leaf.elements), start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: leaf.count), other: 0)
  }
}
