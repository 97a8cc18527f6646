// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A row of a source that is inserted, deleted, moved or updated, or that gets a new label.
@usableFromInline
package struct SourceChange: Sendable {
  /// The offset in the old source; `nil` if the row is inserted.
  @usableFromInline package let old: Int?

  /// The offset in the new source; `nil` if the row is deleted.
  @usableFromInline package let new: Int?

  /// Whether the content changed.
  @usableFromInline package let isUpdated: Bool

  /// Whether the row only gets a new label: content and neighbours are the same.
  @usableFromInline var isOnlyRelabeled = false

  /// Whether the old row is included, and its label.
  @usableFromInline package internal(set) var wasIncluded = false
  @usableFromInline package internal(set) var oldLabel: UInt64 = 0

  /// Whether the new row is included, and its label.
  @usableFromInline package var isIncluded = false
  @usableFromInline package internal(set) var newLabel: UInt64 = 0

  /// The new offset of a row that is shown in a new place or with new content; `nil` of others.
  @export(implementation)
  var arrival: Int? {
    if !isIncluded || isOnlyRelabeled { return nil }
    guard let new else { fatalError("A row arrives that is deleted.") }
    return new
  }

  init(old: Int? = nil, new: Int? = nil, isUpdated: Bool = false) {
    (self.old, self.new, self.isUpdated) = (old, new, isUpdated)
  }

  /// Creates a change of a row that stays unchanged.
  init(staying offset: Int, _ label: UInt64) {
    self.init(old: offset, new: offset)
    (oldLabel, newLabel, wasIncluded, isIncluded) = (label, label, true, true)
  }
}

extension SourceLabels {
  /// Applies the changes of a source, and returns the rows that changed or got a new label.
  ///
  /// Inserted rows are not included; moved and updated rows are included if they were before.
  ///
  /// - Precondition: The old count of the diff is the number of labels.
  /// - Complexity: O(*k* log *n*) amortized, where *k* is the number of changes and *n* of rows,
  ///   plus O(*k* *n* / 10,000) steps on adjacent integers.
  @usableFromInline
  package mutating func apply(
    _ diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SourceChange> {
    var changes = try namedRows(of: diff, stop)
    let isSame = diff.deleted.isEmpty && diff.inserted.isEmpty && diff.moved.isEmpty
    if !isSame {
      var editing = LabelEditing(diff, self)
      try editing.run(stop)
      changes = try editing.takingRelabeled(changes, old: self, stop)
      self = editing.labels
    }
    for index in changes.indices {
      try stop?.check(after: 4)
      guard let new = changes[index].new else { continue }
      changes[index].newLabel = isSame ? changes[index].oldLabel : label(at: new)
      changes[index].isIncluded = changes[index].wasIncluded
      if !isSame, changes[index].wasIncluded { include(true, at: new) }
    }
    return changes
  }

  /// Applies the changes of a source by relabeling all rows, and returns the rows that changed.
  ///
  /// The result is that of ``apply(_:)``, except that staying rows get new labels too.
  ///
  /// - Precondition: The old count of the diff is the number of labels.
  /// - Complexity: O(*n*), where *n* is the number of rows of both sources.
  @usableFromInline
  package mutating func renumber(
    by diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SourceChange> {
    var changes = try namedRows(of: diff, stop)
    let oldBits = included
    var bits = RowBits(count: diff.newCount)
    for run in diff.runs {
      guard run.kind == .stays, let olds = run.old, let news = run.new else { continue }
      try stop?.check(after: 4 + olds.count / 64)
      for start in stride(from: 0, to: olds.count, by: 64) {
        bits.formUnion(oldBits.bits(olds.dropFirst(start).prefix(64)), at: news.lowerBound + start)
      }
    }
    self = SourceLabels(count: diff.newCount)
    for index in changes.indices {
      try stop?.check(after: 4)
      guard let new = changes[index].new else { continue }
      changes[index].newLabel = label(at: new)
      changes[index].isIncluded = changes[index].wasIncluded
      if changes[index].wasIncluded { bits.formUnion(1, at: new) }
    }
    included = bits
    return changes
  }

  /// Whether relabeling all rows is cheaper than editing the labels for a diff, or saves memory.
  ///
  /// Editing the labels for one row moves parts of two arrays, which takes as long as relabeling
  /// some ten rows.
  @usableFromInline
  package func isRenumbered(by diff: ListDiff) -> Bool {
    let editCount = diff.deleted.count + 2 * diff.moved.count + diff.inserted.runs.count
    return editCount > 64 && editCount > count / 16 || isFragmented
  }

  /// Whether the labels have so many runs that they take more memory than new labels would.
  package var isFragmented: Bool { runCount > 1_024 + count / 8 }

  /// Returns the rows that a diff names, in their state before it is applied.
  private func namedRows(
    of diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SourceChange> {
    var changes = ContiguousArray<SourceChange>()
    changes.reserveCapacity(diff.changeCount)
    for run in diff.deleted.runs {
      for offset in run.range {
        changes.append(SourceChange(old: offset))
        try stop?.check(after: 1)
      }
    }
    for change in ArrivingRows(of: diff) {
      changes.append(change)
      try stop?.check(after: 1)
    }
    for index in changes.indices {
      try stop?.check(after: 4)
      guard let old = changes[index].old else { continue }
      changes[index].oldLabel = label(at: old)
      changes[index].wasIncluded = isIncluded(at: old)
    }
    return changes
  }
}
