// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Calls a closure with each move of ``steps``, in order.
  ///
  /// Moves without effect are omitted. Runs adjacent before and after their moves become one block,
  /// even if other rows were between them in the old list.
  ///
  /// - Parameter body: Receives the positions of the rows before the move, and that of the first
  ///   row after it.
  func forEachBlockMove(_ body: (_ rows: Range<Int>, _ to: Int) -> Void) {
    var last: (rows: Range<Int>, to: Int)?
    var blocks = BlockMoves(self)
    while let next = blocks.next() {
      if next.rows.lowerBound == next.to { continue }
      if let (rows, to) = last {
        if let joined = Self.joined((rows, to), next) {
          last = joined
          continue
        }
        body(rows, to)
      }
      last = next
    }
    if let (rows, to) = last { body(rows, to) }
  }

  /// Returns two consecutive moves as one; `nil` if the blocks are not adjacent both before and
  /// after them.
  ///
  ///     a b C D    C to 0 and D to 1 are C, D to 0: D follows C
  ///     A B c d    A to 3 and B to 3 are A, B to 2: B has taken the position of A
  private static func joined(
    _ move: (rows: Range<Int>, to: Int), _ next: (rows: Range<Int>, to: Int)
  ) -> (rows: Range<Int>, to: Int)? {
    let (rows, count) = (move.rows, next.rows.count)
    let isForward = move.to > rows.lowerBound
    let neighbour = isForward ? rows.lowerBound : rows.upperBound
    let to = isForward ? move.to - count : move.to
    if next.rows.lowerBound != neighbour || next.to != to + rows.count { return nil }
    return (rows.lowerBound..<rows.upperBound + count, to)
  }
}
