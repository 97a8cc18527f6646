// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The inserted, moved and updated rows of a new source, in order.
struct ArrivingRows: Sequence, IteratorProtocol {
  private let diff: ListDiff
  private var (inserted, moved, updated) = (RunPosition(), RunPosition(), RunPosition())

  init(of diff: ListDiff) { self.diff = diff }

  mutating func next() -> SourceChange? {
    let insert = inserted.run < diff.inserted.runs.count ? diff.inserted.runs[inserted.run] : nil
    let move = moved.run < diff.moved.runs.count ? diff.moved.runs[moved.run] : nil
    let update = updated.run < diff.updated.runs.count ? diff.updated.runs[updated.run] : nil
    let insertOffset = insert.map { Int($0.start) + inserted.index } ?? .max
    let moveOffset = move.map { Int($0.new) + moved.index } ?? .max
    let updateOffset = update.map { Int($0.new) + updated.index } ?? .max
    let offset = Swift.min(insertOffset, moveOffset, updateOffset)
    if let insert, insertOffset == offset {
      inserted.advance(in: Int(insert.count))
      return SourceChange(new: offset)
    }
    defer { if moveOffset == offset, let move { moved.advance(in: Int(move.count)) } }
    if let update, updateOffset == offset {
      defer { updated.advance(in: Int(update.count)) }
      return SourceChange(old: Int(update.old) + updated.index, new: offset, isUpdated: true)
    }
    return move.map { SourceChange(old: Int($0.old) + moved.index, new: offset) }
  }

  /// A run, and the index of an offset in it.
  private struct RunPosition {
    var (run, index) = (0, 0)

    mutating func advance(in count: Int) {
      index += 1
      if index == count { (run, index) = (run + 1, 0) }
    }
  }
}
