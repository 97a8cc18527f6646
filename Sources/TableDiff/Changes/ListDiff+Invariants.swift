// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  #if TABLEDIFF_INTERNAL_CHECKS
    /// Whether the library was built with its internal checks, which cost time.
    package static let hasInternalChecks = true

    /// Traps unless the parts of the diff fit together.
    ///
    /// Every old offset is deleted, moved from or staying, every new one inserted, moved to or
    /// staying, once each; equally many stay on both sides; updates name pairs that stay or move.
    package func _checkInvariants() {
      var isOldTaken = [Bool](repeating: false, count: oldCount)
      var isNewTaken = [Bool](repeating: false, count: newCount)
      func take(_ offset: Int, _ isTaken: inout [Bool]) {
        precondition(isTaken.indices.contains(offset), "offset \(offset) of \(isTaken.count) rows")
        precondition(!isTaken[offset], "offset \(offset) is named twice")
        isTaken[offset] = true
      }
      var movesByTarget: [Int: Int] = [:]
      for offset in deletes { take(offset, &isOldTaken) }
      for offset in inserts { take(offset, &isNewTaken) }
      for move in moves {
        take(move.from, &isOldTaken)
        take(move.to, &isNewTaken)
        movesByTarget[move.to] = move.from
      }
      let oldStaying = isOldTaken.indices.filter { !isOldTaken[$0] }
      let newStaying = isNewTaken.indices.filter { !isNewTaken[$0] }
      precondition(
        oldStaying.count == newStaying.count,
        "\(oldStaying.count) old rows stay as \(newStaying.count) new rows")
      let stayingByTarget = Dictionary(uniqueKeysWithValues: zip(newStaying, oldStaying))
      var last = -1
      for update in updates {
        precondition(update.newOffset > last, "updates do not ascend at \(update.newOffset)")
        last = update.newOffset
        let source = movesByTarget[update.newOffset] ?? stayingByTarget[update.newOffset]
        precondition(source == update.oldOffset, "\(update) names no pair")
      }
      precondition(
        zip(moves, moves.dropFirst()).allSatisfy { $0.to < $1.to }, "moves do not ascend")
    }
  #else
    /// Whether the library was built with its internal checks, which cost time.
    package static let hasInternalChecks = false

    @inline(__always)
    package func _checkInvariants() {}
  #endif
}
