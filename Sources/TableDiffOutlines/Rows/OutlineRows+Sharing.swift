// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// Two outlines share the rows of siblings, and of all below them, that both have at the same parent in the
/// same nodes of memory.
extension OutlineRows: StructureSharing {
  @export(implementation)
  package func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows {
    guard let new = new as? OutlineRows, case .outline(let oldTop) = storage,
      case .outline(let newTop) = new.storage
    else { return .none }
    if oldTop.isSame(as: newTop) { return .all }
    let sharedTop = try oldTop.shared(with: newTop, for: .section, stop)
    // To search for what outlines of different nodes share would take longer than to read all.
    if case .none = sharedTop { return .none }
    var walk = OutlineRowWalk<Node>()
    try walk.compare(oldTop, newTop, sharing: sharedTop, depth: 0, stop)
    let copies = OutlineRowCopies(old: walk.old.rows, new: walk.new.rows)
    return .some(UnsharedRows(walk.pieces(in: copies), owner: copies))
  }

  @export(implementation)
  package func appendPieces(to pieces: inout ListPieces) -> Bool { false }
}

/// Keeps copies of rows that two outlines do not share.
@usableFromInline
final class OutlineRowCopies<Node: OutlineNode> {
  @usableFromInline let old: ContiguousArray<OutlineRow<Node>>
  @usableFromInline let new: ContiguousArray<OutlineRow<Node>>

  @export(implementation)
  init(old: ContiguousArray<OutlineRow<Node>>, new: ContiguousArray<OutlineRow<Node>>) {
    (self.old, self.new) = (old, new)
  }
}
