// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// What is made anew of rows of a list, in any order; of several changes of one label the last one holds.
///
/// The rows are in one array: many arrays take long to make and to drop.
@usableFromInline
struct MadeChanges<Row> {
  /// The rows that are made of the one with a label; none if they are removed.
  @usableFromInline
  struct Change {
    @usableFromInline let label: UInt64

    /// Where they are in the array.
    @usableFromInline let rows: Range<Int>

    @export(implementation)
    init(_ label: UInt64, _ rows: Range<Int>) { (self.label, self.rows) = (label, rows) }
  }

  @usableFromInline var changes: ContiguousArray<Change> = []
  @usableFromInline var rows: ContiguousArray<Row> = []

  /// Creates changes with room for some of them.
  @export(implementation)
  init(minimumCapacity: Int) {
    changes.reserveCapacity(minimumCapacity)
  }

  /// Creates changes that remove what is made of changed rows, with room for what is made anew.
  @export(implementation)
  init<Old, Key>(removing removed: [KeyedChange<Old, Key>]) {
    self.init(minimumCapacity: 2 * removed.count)
    for change in removed { if let old = change.old { remove(old.label) } }
  }

  /// Removes what is made of a row.
  @export(implementation)
  mutating func remove(_ label: UInt64) {
    changes.append(Change(label, rows.count..<rows.count))
  }

  /// Makes the rows of another one anew.
  ///
  /// - Parameter make: Appends them to an array, which has others.
  @export(implementation)
  mutating func make<Failure: Error>(
    _ label: UInt64, _ make: (inout ContiguousArray<Row>) throws(Failure) -> Void
  ) throws(Failure) {
    let start = rows.count
    try make(&rows)
    changes.append(Change(label, start..<rows.count))
  }

  /// Sorts the changes by label; those of one label remain in order.
  @export(implementation)
  mutating func sort(_ stop: _StopPoll?) throws(_Stopped) {
    try changes.sort(stop) { $0.label < $1.label }
  }
}
