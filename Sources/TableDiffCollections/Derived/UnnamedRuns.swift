// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of two lists that no change names, as runs between the named rows.
///
/// It iterates over single offsets: a letter typed into a search names many rows, most of them in
/// ranges of their own.
struct UnnamedRuns<Leaving: RandomAccessCollection, Arriving: RandomAccessCollection>
where Leaving.Element == Int, Arriving.Element == Int, Leaving.Index == Int, Arriving.Index == Int {
  /// The offsets of the named rows in the old list and in the new one, ascending.
  let leaving: Leaving
  let arriving: Arriving

  let oldCount: Int
  let newCount: Int

  /// Calls a closure with the runs in order.
  ///
  /// Traps if the lists differ in the number of unnamed rows.
  func forEach<Failure: Error>(
    _ body: (_ old: Int, _ new: Int, _ count: Int) throws(Failure) -> Void
  ) throws(Failure) {
    var (old, new) = (0, 0)
    var (leavingIndex, arrivingIndex) = (leaving.startIndex, arriving.startIndex)
    while old < oldCount || new < newCount {
      let oldEnd = leavingIndex < leaving.endIndex ? leaving[leavingIndex] : oldCount
      let newEnd = arrivingIndex < arriving.endIndex ? arriving[arrivingIndex] : newCount
      let count = min(oldEnd - old, newEnd - new)
      if count > 0 { try body(old, new, count) }
      old += count
      new += count
      if old == oldEnd, leavingIndex < leaving.endIndex {
        leavingIndex += 1
        old += 1
      } else if new == newEnd, arrivingIndex < arriving.endIndex {
        arrivingIndex += 1
        new += 1
      } else if count == 0 {
        fatalError("The changes do not lead from \(oldCount) to \(newCount) rows.")
      }
    }
  }
}
