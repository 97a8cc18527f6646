// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The removal and insertion of labels.
///
/// Rows that stay are known by their rank among those that stay, which is the same in both sources.
struct LabelEditing {
  var labels: SourceLabels

  /// The old offsets of rows that do not stay, and the new ones, ascending.
  private let removed: [Int]
  private let inserted: [Int]

  /// The ranks of staying rows that take another label.
  private var relabeled: Set<Int> = []

  init(_ diff: ListDiff, _ labels: SourceLabels) {
    self.labels = labels
    (removed, inserted) = (diff.leavingOffsets, diff.arrivingOffsets)
  }

  /// How many rows are read in the time in which a label is removed or inserted.
  private static let edit = 32

  mutating func run(_ stop: _StopPoll?) throws(_Stopped) {
    for offset in removed.reversed() {
      labels.remove(at: offset)
      try stop?.check(after: Self.edit)
    }
    var index = 0
    while index < inserted.count {
      var end = index + 1
      while end < inserted.count, inserted[end] == inserted[end - 1] + 1 { end += 1 }
      insert(end - index, at: inserted[index], insertedBefore: index)
      try stop?.check(after: Self.edit)
      index = end
    }
  }

  /// Inserts consecutive rows; spreads the labels of rows around them anew if there is no room.
  ///
  /// - Parameter before: The number of rows inserted before them.
  private mutating func insert(_ count: Int, at offset: Int, insertedBefore before: Int) {
    if labels.insert(count, at: offset) { return }
    var reach = 4
    while true {
      let range = max(0, offset - reach)..<min(labels.count, offset + reach)
      let isAll = range.count == labels.count
      let total = range.count + count
      let low = range.lowerBound > 0 ? labels.label(at: range.lowerBound - 1) : 0
      let high = range.upperBound < labels.count ? labels.label(at: range.upperBound) : .max
      // The more rows, the more room they need, lest they have to be spread again soon.
      if !isAll, (high &- low) / UInt64(total + 1) < UInt64(reach) * 64 {
        reach *= 2
        continue
      }
      for position in range {
        if position >= offset {
          relabeled.insert(position - before)
        } else {
          let index = inserted[..<before].partitioningIndex { $0 >= position }
          if index == before || inserted[index] != position { relabeled.insert(position - index) }
        }
      }
      let included = range.filter { labels.isIncluded(at: $0) }
      for position in range.reversed() { labels.remove(at: position) }
      labels.insertSpread(total, at: range.lowerBound)
      for position in included {
        labels.include(true, at: position < offset ? position : position + count)
      }
      return
    }
  }

  /// Returns changes, and the rows that only take another label.
  func takingRelabeled(
    _ changes: ContiguousArray<SourceChange>, old: SourceLabels, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SourceChange> {
    if relabeled.isEmpty { return changes }
    var changes = changes
    let changed = Set(changes.lazy.compactMap { $0.new })
    // Sorted as an array, as other offsets are, so that the code of one sort serves both.
    for rank in Array(relabeled).sorted() {
      try stop?.check(after: _StopPoll.search)
      let (from, to) = (
        Self.offset(ofRank: rank, without: removed), Self.offset(ofRank: rank, without: inserted)
      )
      if changed.contains(to) { continue }
      var change = SourceChange(old: from, new: to)
      change.isOnlyRelabeled = true
      change.oldLabel = old.label(at: from)
      change.wasIncluded = old.isIncluded(at: from)
      changes.append(change)
    }
    return changes
  }

  /// Returns the offset that has some number of offsets before it if others are left out.
  private static func offset(ofRank rank: Int, without others: [Int]) -> Int {
    // The number of others before it: `others[i] - i` is the rank of the offset that follows.
    rank + others.indices.partitioningIndex { others[$0] - $0 > rank }
  }
}

extension ListDiff {
  /// The old offsets of the rows that are deleted or moved, ascending.
  fileprivate var leavingOffsets: [Int] {
    let from = moved.map { old, _ in old }
    return from.isEmpty ? deleted.offsets : (deleted.offsets + from).sorted()
  }

  /// The new offsets of the rows that are inserted or moved, ascending.
  fileprivate var arrivingOffsets: [Int] {
    let to = moved.newOffsets
    return to.isEmpty ? inserted.offsets : (inserted.offsets + to).sorted()
  }
}
