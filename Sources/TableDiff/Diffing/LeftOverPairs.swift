// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The pairs found among the rows that the walk left over.
@usableFromInline
package struct LeftOverPairs {
  /// For each new row left over, in their order, the old offset of its pair; -1 for none.
  @usableFromInline var matches: ContiguousArray<Int32>

  /// Those pairs whose contents differ, ascending by the new offset.
  private(set) var updates = OffsetPairs()

  @usableFromInline
  init(matches: ContiguousArray<Int32>) { self.matches = matches }

  /// Whether there is any pair at all; `nil` when `shouldStop` said so.
  @usableFromInline
  func hasAny(shouldStop: () -> Bool) -> Bool? {
    for start in stride(from: 0, to: matches.count, by: Block.rowCount) {
      if start > 0, shouldStop() { return nil }
      let end = min(matches.count, start + Block.rowCount)
      if matches[start..<end].contains(where: { $0 >= 0 }) { return true }
    }
    return false
  }

  /// Notes that the contents of a pair differ; it comes after all others so far in new order.
  @usableFromInline
  mutating func appendUpdate(old: Int, new: Int) {
    updates.append(old: old, new: new, count: 1)
  }
}
