// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension _DerivedOrder {
  /// Sorts the rows of each section by another rule, and returns what changed.
  ///
  /// Rows that kept their places move too.
  @export(implementation)
  mutating func reorder(
    by order: RowOrder<Row>, _ stop: _StopPoll?
  ) throws(_Stopped) -> _ShownChanges {
    let old = parts
    try sortAll(by: order, stop)
    findParts(among: old)
    return try _ShownChanges(from: old, to: parts, labels, stop)
  }

  /// Moves the rows that kept their places to where the order puts them, and returns what changed.
  @export(implementation)
  mutating func replaceKeptRows(_ stop: _StopPoll?) throws(_Stopped) -> _ShownChanges {
    let changes = SourceChange.staying(labels: Array(keptRows.keys).sorted(), labels)
    remembered = OrderCache()
    let keeps = pinsEditedRows
    pinsEditedRows = false
    let places = try places(of: changes, stop)
    try keepRows(of: places, changes, nil, stop)
    let shown = try run(changes, places, source, labels, nil, stop)
    pinsEditedRows = keeps
    return shown
  }

  /// Sets the offset of each section among others.
  @export(implementation)
  mutating func findParts(among others: ContiguousArray<DerivedPart<Key>>) {
    var next = 0
    for index in parts.indices {
      guard let key = parts[index].key else {
        parts[index].old = 0
        continue
      }
      // After the last one found: only an inconsistent rule leads backwards.
      let (found, isFound) = part(of: key, in: others, from: next)
      parts[index].old = isFound ? found : nil
      if isFound { next = found + 1 }
    }
  }
}

extension SourceChange {
  /// Returns changes of rows that stay unchanged.
  @usableFromInline
  static func staying(labels: [UInt64], _ source: SourceLabels) -> ContiguousArray<SourceChange> {
    ContiguousArray(
      labels.compactMap { label in
        source.offset(of: label).map { SourceChange(staying: $0, label) }
      })
  }
}

extension _ShownChanges {
  /// Creates the changes between two orders of the same rows.
  @usableFromInline
  init<Key>(
    from old: ContiguousArray<DerivedPart<Key>>, to new: ContiguousArray<DerivedPart<Key>>,
    _ labels: SourceLabels, _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.init(ContiguousArray(old.map { $0.order.count }))
    newCounts = ContiguousArray(new.map { $0.order.count })
    oldSections = ContiguousArray(new.map { $0.old })
    var oldOffsets = ContiguousArray<Int32>(repeating: -1, count: labels.count)
    var offset: Int32 = 0
    for part in old {
      try part.order.withChunks { chunk throws(_Stopped) in
        for label in chunk {
          if let row = labels.offset(of: label) { oldOffsets[row] = offset }
          offset += 1
        }
        try stop?.check(after: chunk.count * 2)
      }
    }
    leaving.append(0..<Int(offset))
    arriving = leaving
    kept.reserveCapacity(Int(offset))
    offset = 0
    for part in new {
      try part.order.withChunks { chunk throws(_Stopped) in
        for label in chunk {
          if let row = labels.offset(of: label) {
            kept.append(ShownRow(old: Int(oldOffsets[row]), new: Int(offset)))
          }
          offset += 1
        }
        try stop?.check(after: chunk.count * 2)
      }
    }
  }
}
