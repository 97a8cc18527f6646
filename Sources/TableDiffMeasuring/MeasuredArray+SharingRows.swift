// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff
internal import TableDiffCollections

extension MeasuredArray: SharingRows {
  @export(implementation)
  package func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, shouldStop: () -> Bool
  ) -> SharedRows {
    guard let new = new as? MeasuredArray else { return .none }
    return tree.shared(with: new.tree, for: purpose, shouldStop: shouldStop)
  }

  @export(implementation)
  package func appendPieces(to pieces: inout ListPieces) -> Bool {
    tree.appendPieces(to: &pieces)
  }
}
