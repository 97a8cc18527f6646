// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension _DerivedOrder {
  /// Orders the rows of each section by another rule, and returns what changed, unless it is stopped.
  ///
  /// Rows that kept their places take new ones.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`; nothing has changed then.
  @export(implementation)
  mutating func reorder(
    by order: RowOrder<Row>, shouldStop: (() -> Bool)?
  ) -> _ShownChanges? {
    guard let newParts = sortedParts(by: order, shouldStop: shouldStop) else { return nil }
    let old = parts
    parts = newParts
    findParts(among: old)
    rules.order = order
    keptRows = [:]
    return _ShownChanges(from: old, to: parts, labels)
  }

  /// Orders the rows of each section by another rule, and returns what changed.
  @export(implementation)
  mutating func reorder(by order: RowOrder<Row>) -> _ShownChanges {
    unstopped(reorder(by: order, shouldStop: nil))
  }

  /// Gives the rows that kept their places those that they have by their content, and returns what
  /// changed.
  @export(implementation)
  mutating func replaceKeptRows() -> _ShownChanges {
    let changes = SourceChange.staying(labels: keptRows.keys.sorted(), labels)
    let keeps = pinsEditedRows
    pinsEditedRows = false
    var places = places(of: changes)
    keepPlaces(&places, changes, source)
    keepRows(of: places, changes)
    let shown = run(changes, places, source, labels)
    pinsEditedRows = keeps
    return shown
  }
}

extension SourceChange {
  /// Returns changes of rows that stay as they are.
  @usableFromInline
  static func staying(labels: [UInt64], _ source: SourceLabels) -> ContiguousArray<SourceChange> {
    ContiguousArray(
      labels.compactMap { label in
        source.offset(of: label).map { SourceChange(staying: $0, label) }
      })
  }
}

extension _ShownChanges {
  /// Creates the changes from one order of the same rows to another one.
  @usableFromInline
  init<Key>(
    from old: ContiguousArray<DerivedPart<Key>>, to new: ContiguousArray<DerivedPart<Key>>,
    _ labels: SourceLabels
  ) {
    self.init()
    oldCounts = ContiguousArray(old.map { $0.order.count })
    newCounts = ContiguousArray(new.map { $0.order.count })
    oldSections = ContiguousArray(new.map { $0.old })
    var oldOffsets = ContiguousArray<Int32>(repeating: -1, count: labels.count)
    var offset: Int32 = 0
    for part in old {
      for label in part.order {
        if let row = labels.offset(of: label) { oldOffsets[row] = offset }
        offset += 1
      }
    }
    rows.reserveCapacity(Int(offset))
    offset = 0
    for part in new {
      for label in part.order {
        if let row = labels.offset(of: label) {
          var change = ShownChange()
          (change.old, change.new) = (Int(oldOffsets[row]), Int(offset))
          rows.append(change)
        }
        offset += 1
      }
    }
  }
}
