// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The changes of a diff as integers of four bytes, which JavaScript reads.
///
/// First the numbers of runs of deletes, of inserts and of moves, then the runs: start and count of deletes and inserts,
/// old offset, new offset and count of moves.
enum Changes {
  static func block(of diff: ListDiff) -> UnsafeMutableRawPointer {
    let deletes = diff.deleted.runs.array
    let inserts = diff.inserted.runs.array
    let moves = diff.moved.runs.array
    let count = 3 + 2 * (deletes.count + inserts.count) + 3 * moves.count
    let block = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    var next = block
    func append(_ value: Int32) {
      next.initialize(to: value)
      next += 1
    }
    append(Int32(deletes.count))
    append(Int32(inserts.count))
    append(Int32(moves.count))
    for run in deletes { append(run.start); append(run.count) }
    for run in inserts { append(run.start); append(run.count) }
    for run in moves { append(run.old); append(run.new); append(run.count) }
    return UnsafeMutableRawPointer(block)
  }
}
