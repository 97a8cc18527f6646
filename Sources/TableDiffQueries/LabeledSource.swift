// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// A source list, with a label for each of its rows.
@usableFromInline
struct LabeledSource<Source: RandomAccessCollection> where Source.Index == Int {
  @usableFromInline typealias Row = Source.Element

  @usableFromInline var list: Source
  @usableFromInline var labels: SourceLabels

  @export(implementation)
  init(_ list: Source) { (self.list, labels) = (list, SourceLabels(count: list.count)) }

  @export(implementation)
  func row(at offset: Int) -> Row { list[list.startIndex + offset] }

  /// Returns the row with a label; `nil` if there is none.
  @export(implementation)
  func row(_ label: UInt64) -> Row? { labels.offset(of: label).map { row(at: $0) } }

  /// Updates to the next version of the list, and returns the rows that changed or got a new label.
  ///
  /// Traps if the counts of the changes do not fit the lists.
  ///
  /// - Parameter share: At most one in `share` rows may change.
  /// - Returns: `nil` if so much changed that everything must be recreated; the list is then
  ///   unchanged.
  /// - Complexity: O(*k* log *n*) amortized, where *k* is the number of changes and *n* of rows.
  @export(implementation)
  mutating func update(
    to new: Source, by diff: ListDiff, oneIn share: Int = 8, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SourceChange>? {
    diff.requireCounts(list.count, new.count)
    guard let changes = try labels.changes(by: diff, oneIn: share, stop) else { return nil }
    list = new
    return changes
  }
}

extension LabeledSource: Sendable where Source: Sendable {}

extension SourceLabels {
  /// Applies the changes of a source, and returns the rows that changed or got a new label.
  ///
  /// - Returns: `nil` if recreating everything takes less time.
  @usableFromInline
  mutating func changes(
    by diff: ListDiff, oneIn share: Int, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SourceChange>? {
    if diff.changeCount > max(64, count / share) || isRenumbered(by: diff) { return nil }
    return try apply(diff, stop)
  }
}

extension ListDiff {
  /// Traps unless this diff has the given counts.
  @usableFromInline
  func requireCounts(_ oldCount: Int, _ newCount: Int) {
    require(
      self.oldCount == oldCount && self.newCount == newCount,
      "The changes lead from \(self.oldCount) to \(self.newCount) rows, but the lists have \(oldCount) and \(newCount)."
    )
  }
}
