// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Removes and inserts labels.
///
/// Staying rows are identified by their rank among the staying rows, which is the same in both
/// sources.
struct LabelEditing {
  var labels: SourceLabels

  /// The old and the new offsets of rows that do not stay, ascending.
  private let removed: [Int]
  private let inserted: [Int]

  /// The ranks of staying rows with a new label.
  private var relabeled: Set<Int> = []

  init(_ diff: ListDiff, _ labels: SourceLabels) {
    self.labels = labels
    (removed, inserted) = (diff.leavingOffsets, diff.arrivingOffsets)
  }

  /// The number of rows that are read in the time of removing or inserting a label.
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

  /// Inserts consecutive rows; redistributes the labels around them if there is no room.
  ///
  /// - Parameter before: The number of rows inserted earlier.
  private mutating func insert(_ count: Int, at offset: Int, insertedBefore before: Int) {
    if labels.insert(count, at: offset) { return }
    var reach = 4
    while true {
      let range = max(0, offset - reach)..<min(labels.count, offset + reach)
      let isAll = range.count == labels.count
      let total = range.count + count
      let low = range.lowerBound > 0 ? labels.label(at: range.lowerBound - 1) : 0
      let high = range.upperBound < labels.count ? labels.label(at: range.upperBound) : .max
      // More rows need more room, or their labels would soon be redistributed again.
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

  /// Returns changes, together with the rows that only get a new label.
  func takingRelabeled(
    _ changes: ContiguousArray<SourceChange>, old: SourceLabels, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SourceChange> {
    if relabeled.isEmpty { return changes }
    var changes = changes
    let changed = Set(changes.lazy.compactMap { $0.new })
    // Sorted as an array, like other offsets, so that one sort is compiled for both.
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

  /// Returns the offset with a given rank when some offsets are left out.
  private static func offset(ofRank rank: Int, without others: [Int]) -> Int {
    // `others[i] - i` is the rank of the offset after `others[i]`.
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
