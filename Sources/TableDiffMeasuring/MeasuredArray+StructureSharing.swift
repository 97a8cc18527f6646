// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff
internal import TableDiffCollections

extension MeasuredArray: StructureSharing {
  @export(implementation)
  package func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows {
    guard let new = new as? MeasuredArray else { return .none }
    return try tree.shared(with: new.tree, for: purpose, stop)
  }

  @export(implementation)
  package func appendPieces(to pieces: inout ListPieces) -> Bool {
    tree.appendPieces(to: &pieces)
  }
}
