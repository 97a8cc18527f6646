// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a source that is inserted, deleted, moved or updated, or that has another label.
@usableFromInline
package struct SourceChange: Sendable {
  /// The offset in the old source; `nil` if the row is inserted.
  @usableFromInline package let old: Int?

  /// The offset in the new source; `nil` if the row is deleted.
  @usableFromInline package let new: Int?

  /// Whether the content changed.
  @usableFromInline package let isUpdated: Bool

  /// Whether the row takes another label.
  @usableFromInline package fileprivate(set) var isRelabeled: Bool

  /// Whether the row only takes another label: it has the same content and the same neighbours.
  @usableFromInline fileprivate(set) var isOnlyRelabeled = false

  /// Whether the old row is included, and its label.
  @usableFromInline package fileprivate(set) var wasIncluded = false
  @usableFromInline package fileprivate(set) var oldLabel: UInt64 = 0

  /// Whether the new row is included, and its label.
  @usableFromInline package var isIncluded = false
  @usableFromInline package fileprivate(set) var newLabel: UInt64 = 0

  init(old: Int? = nil, new: Int? = nil, isUpdated: Bool = false, isRelabeled: Bool) {
    (self.old, self.new, self.isUpdated, self.isRelabeled) = (old, new, isUpdated, isRelabeled)
  }

  /// Creates the change of a row that is included from now on.
  init(including offset: Int, _ label: UInt64) {
    self.init(old: offset, new: offset, isRelabeled: false)
    (oldLabel, newLabel, isIncluded) = (label, label, true)
  }

  /// Creates the change of a row that is excluded from now on.
  @usableFromInline
  init(excluding label: UInt64) {
    self.init(isRelabeled: false)
    (oldLabel, newLabel, wasIncluded) = (label, label, true)
  }

  /// Creates the change of a row that stays as it is.
  init(staying offset: Int, _ label: UInt64) {
    self.init(including: offset, label)
    wasIncluded = true
  }
}

extension SourceLabels {
  /// Carries out the changes of a source, and returns its rows that changed or have other labels.
  ///
  /// Inserted rows are not included; moved and updated ones are as before.
  ///
  /// - Precondition: The diff starts from as many rows as there are labels.
  /// - Complexity: O(*k* log *n*) amortized, where *k* is the number of changes and *n* that of rows,
  ///   plus O(*k* *n* / 10,000) steps on adjacent integers.
  @usableFromInline
  package mutating func apply(_ diff: ListDiff) -> ContiguousArray<SourceChange> {
    var changes = ContiguousArray<SourceChange>()
    changes.reserveCapacity(diff.changeCount)
    for offset in diff.deleted.offsets {
      changes.append(SourceChange(old: offset, isRelabeled: true))
    }
    appendArrivals(of: diff, to: &changes)
    for index in changes.indices {
      guard let old = changes[index].old else { continue }
      changes[index].oldLabel = label(at: old)
      changes[index].wasIncluded = isIncluded(at: old)
    }
    if !(diff.deleted.isEmpty && diff.inserted.isEmpty && diff.moved.isEmpty) {
      var editing = LabelEditing(diff, self)
      editing.run()
      changes = editing.takingRelabeled(changes, old: self)
      self = editing.labels
    }
    for index in changes.indices {
      guard let new = changes[index].new else { continue }
      changes[index].newLabel =
        changes[index].isRelabeled ? label(at: new) : changes[index].oldLabel
      changes[index].isIncluded = changes[index].wasIncluded
      if changes[index].isRelabeled, changes[index].wasIncluded { include(true, at: new) }
    }
    return changes
  }

  /// Appends the rows that are inserted, moved or updated, by their new offsets.
  private func appendArrivals(
    of diff: ListDiff, to changes: inout ContiguousArray<SourceChange>
  ) {
    let first = changes.count
    for offset in diff.inserted.offsets {
      changes.append(SourceChange(new: offset, isRelabeled: true))
    }
    var updates = diff.updated.map { (old: $0, new: $1) }[...]
    for (old, new) in diff.moved.map({ ($0, $1) }) {
      while let update = updates.first, update.new < new {
        changes.append(
          SourceChange(old: update.old, new: update.new, isUpdated: true, isRelabeled: false))
        updates.removeFirst()
      }
      let isUpdated = updates.first?.new == new
      if isUpdated { updates.removeFirst() }
      changes.append(SourceChange(old: old, new: new, isUpdated: isUpdated, isRelabeled: true))
    }
    for update in updates {
      changes.append(
        SourceChange(old: update.old, new: update.new, isUpdated: true, isRelabeled: false))
    }
    if diff.inserted.isEmpty { return }
    changes[first...].sort { ($0.new ?? 0) < ($1.new ?? 0) }
  }
}

/// The removal and insertion of labels.
///
/// Rows that stay are known by their rank among those that stay, which is the same in both sources.
private struct LabelEditing {
  var labels: SourceLabels

  /// The old offsets of rows that do not stay, and the new ones, ascending.
  private let removed: [Int]
  private let inserted: [Int]

  /// The ranks of staying rows that take another label.
  private var relabeled: Set<Int> = []

  init(_ diff: ListDiff, _ labels: SourceLabels) {
    self.labels = labels
    let (from, to) = (diff.moved.map { old, _ in old }, diff.moved.newOffsets)
    removed = from.isEmpty ? diff.deleted.offsets : (diff.deleted.offsets + from).sorted()
    inserted = to.isEmpty ? diff.inserted.offsets : (diff.inserted.offsets + to).sorted()
  }

  mutating func run() {
    for offset in removed.reversed() { labels.remove(at: offset) }
    var index = 0
    while index < inserted.count {
      var end = index + 1
      while end < inserted.count, inserted[end] == inserted[end - 1] + 1 { end += 1 }
      insert(end - index, at: inserted[index], insertedBefore: index)
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
    _ changes: ContiguousArray<SourceChange>, old: SourceLabels
  ) -> ContiguousArray<SourceChange> {
    if relabeled.isEmpty { return changes }
    var changes = changes
    var indices: [Int: Int] = [:]
    for index in changes.indices {
      if let new = changes[index].new { indices[new] = index }
    }
    for rank in relabeled.sorted() {
      let (from, to) = (
        Self.offset(ofRank: rank, without: removed), Self.offset(ofRank: rank, without: inserted)
      )
      if let index = indices[to] {
        changes[index].isRelabeled = true
        continue
      }
      var change = SourceChange(old: from, new: to, isRelabeled: true)
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
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
