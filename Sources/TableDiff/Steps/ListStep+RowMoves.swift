// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListStep {
  /// The moves of single rows that together are this step, for views that move one row at a time.
  ///
  ///     ListStep.move(0..<2, to: 2).rowMoves.map(\.from)  // [0, 0]
  ///     ListStep.move(0..<2, to: 2).rowMoves.map(\.to)    // [3, 3]
  ///     ListStep.move(2..<4, to: 0).rowMoves.map(\.from)  // [2, 3]
  ///     ListStep.move(2..<4, to: 0).rowMoves.map(\.to)    // [0, 1]
  ///
  /// They are carried out one after the other, with positions at the time of each; `to` is counted
  /// without the row. Steps that move nothing have none.
  ///
  /// - Complexity: O(*m*), where *m* is the number of rows that move.
  public var rowMoves: [ListDiff.Move] {
    guard case .move(let rows, let to) = self else { return [] }
    let distance = to - rows.lowerBound
    if distance < 0 { return rows.map { ListDiff.Move(from: $0, to: $0 + distance) } }
    let first = ListDiff.Move(from: rows.lowerBound, to: to + rows.count - 1)
    return Array(repeating: first, count: rows.count)
  }
}
