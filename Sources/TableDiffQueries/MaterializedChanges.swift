// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// The rows derived from changed rows of a list, in any order; the last change of a label wins.
///
/// The rows are in a single array, because many arrays are slow to create and release.
@usableFromInline
struct MaterializedChanges<Row> {
  /// The rows derived from the row with a label; empty if they are removed.
  @usableFromInline
  struct Change {
    @usableFromInline let label: UInt64

    /// The range of the rows in the array.
    @usableFromInline let rows: Range<Int>

    @export(implementation)
    init(_ label: UInt64, _ rows: Range<Int>) { (self.label, self.rows) = (label, rows) }
  }

  @usableFromInline var changes: ContiguousArray<Change> = []
  @usableFromInline var rows: ContiguousArray<Row> = []

  @export(implementation)
  init(minimumCapacity: Int) {
    changes.reserveCapacity(minimumCapacity)
  }

  /// Creates changes that remove the rows derived from changed rows, with capacity for new ones.
  @export(implementation)
  init<Old, Key>(removing removed: [KeyedChange<Old, Key>]) {
    self.init(minimumCapacity: 2 * removed.count)
    for change in removed { if let old = change.old { remove(old.label) } }
  }

  /// Removes the rows derived from a row.
  @export(implementation)
  mutating func remove(_ label: UInt64) {
    changes.append(Change(label, rows.count..<rows.count))
  }

  /// Recreates the rows derived from a row.
  ///
  /// - Parameter make: Appends the rows to an array that may have others.
  @export(implementation)
  mutating func make<Failure: Error>(
    _ label: UInt64, _ make: (inout ContiguousArray<Row>) throws(Failure) -> Void
  ) throws(Failure) {
    let start = rows.count
    try make(&rows)
    changes.append(Change(label, start..<rows.count))
  }

  /// Sorts the changes stably by label.
  @export(implementation)
  mutating func sort(_ stop: _StopPoll?) throws(_Stopped) {
    try changes.sort(stop) { $0.label < $1.label }
  }
}
