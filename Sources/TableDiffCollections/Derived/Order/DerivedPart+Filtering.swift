// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension LabelOrder {
  /// Returns the labels whose bits are set.
  ///
  /// Labels that are kept side by side keep their nodes, if they are many.
  ///
  /// - Parameters:
  ///   - start: The flat offset of the first label.
  ///   - excluded: Receives the flat offsets of the others.
  func including(
    _ bits: LabelBits, start: Int, excluded: inout OffsetRanges, _ stop: _StopPoll?
  ) throws(_Stopped) -> LabelOrder {
    var builder = TreeBuilder<UInt64>()
    var offset = 0
    // The labels of whole chunks that are kept and not yet appended.
    var kept = 0..<0
    try withChunks { chunk throws(_Stopped) in
      var first = 0
      for index in chunk.indices where !bits[chunk[index]] {
        if !kept.isEmpty {
          builder.append(self, in: kept)
          kept = 0..<0
        }
        builder.append(copying: UnsafeBufferPointer(rebasing: chunk[first..<index]))
        first = index + 1
        excluded.append(start + offset + index..<start + offset + first)
      }
      if first == 0 {
        kept = (kept.isEmpty ? offset : kept.lowerBound)..<offset + chunk.count
      } else {
        builder.append(copying: UnsafeBufferPointer(rebasing: chunk[first...]))
      }
      offset += chunk.count
      try stop?.check(after: chunk.count)
    }
    builder.append(self, in: kept)
    return LabelOrder(builder)
  }
}

extension DerivedPart {
  /// Leaves the rows of sections that are included.
  @usableFromInline
  static func exclude(
    from parts: inout ContiguousArray<DerivedPart>, _ labels: SourceLabels, _ stop: _StopPoll?
  ) throws(_Stopped) -> _FilteredRows {
    var rows = _FilteredRows()
    let bits = LabelBits(labels, labels.included)
    var start = 0
    for part in parts.indices {
      let count = parts[part].order.count
      let order = try parts[part].order.including(
        bits, start: start, excluded: &rows.excluded, stop)
      if order.count < count { parts[part].order = order }
      rows.oldCounts.append(count)
      rows.newCounts.append(order.count)
      start += count
    }
    return rows
  }

  /// Calls a closure with the flat offsets of some rows, ascending.
  @usableFromInline
  static func forEach(
    of parts: ContiguousArray<DerivedPart>, _ rows: RowBits, _ labels: SourceLabels,
    _ stop: _StopPoll?, _ body: (Int) -> Void
  ) throws(_Stopped) {
    if rows.count == 0 { return }
    let bits = LabelBits(labels, rows)
    var start = 0
    for part in parts {
      try part.order.withChunks { chunk throws(_Stopped) in
        for index in chunk.indices where bits[chunk[index]] { body(start + index) }
        start += chunk.count
        try stop?.check(after: chunk.count)
      }
    }
  }

  /// Returns where the changed rows are that are shown, in order, by looking at all labels.
  @usableFromInline
  static func places(
    of changes: ContiguousArray<SourceChange>, in parts: ContiguousArray<DerivedPart>,
    _ labels: SourceLabels, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<ShownPlace> {
    var rows = RowBits(count: labels.count)
    for block in StopBlocks(of: changes.indices) {
      for change in changes[block] where change.wasIncluded {
        if let offset = change.old { rows.formUnion(1, at: offset) }
      }
      try stop?.check(after: block.count)
    }
    let ranks = rows.ranks
    var indices = ContiguousArray<Int32>(repeating: 0, count: rows.count)
    for block in StopBlocks(of: changes.indices) {
      for index in block where changes[index].wasIncluded {
        guard let offset = changes[index].old else { continue }
        indices[rows.rank(of: offset, ranks)] = Int32(truncatingIfNeeded: index)
      }
      try stop?.check(after: block.count)
    }
    let bits = LabelBits(labels, rows)
    var places = ContiguousArray<ShownPlace>()
    places.reserveCapacity(indices.count)
    for part in parts.indices {
      var start = 0
      try parts[part].order.withChunks { chunk throws(_Stopped) in
        for position in chunk.indices where bits[chunk[position]] {
          guard let offset = labels.offset(of: chunk[position]) else { continue }
          let index = Int(indices[rows.rank(of: offset, ranks)])
          places.append(ShownPlace(part, start + position, index))
        }
        start += chunk.count
        try stop?.check(after: chunk.count)
      }
    }
    return places
  }

  /// Returns whether the rows that two lists have in common are in the same sections and order.
  ///
  /// - Parameters:
  ///   - leaving: The rows of the old list that the new one lacks.
  ///   - arriving: The rows of the new list that the old one lacks.
  @usableFromInline
  static func haveSameOrder(
    _ old: ContiguousArray<DerivedPart>, _ leaving: RowBits, _ new: ContiguousArray<DerivedPart>,
    _ arriving: RowBits, _ labels: SourceLabels, _ stop: _StopPoll?
  ) throws(_Stopped) -> Bool {
    var common = ContiguousArray<UInt64>()
    // For each old section the end of its rows in common.
    var ends = ContiguousArray<Int>()
    let leaving = LabelBits(labels, leaving)
    for part in old {
      try part.order.withChunks { chunk throws(_Stopped) in
        for label in chunk where !leaving[label] { common.append(label) }
        try stop?.check(after: chunk.count)
      }
      ends.append(common.count)
    }
    let arriving = LabelBits(labels, arriving)
    var next = 0
    for part in new {
      let first = next
      var isSame = true
      try part.order.withChunks { chunk throws(_Stopped) in
        for label in chunk where !arriving[label] {
          isSame = isSame && next < common.count && common[next] == label
          next += 1
        }
        try stop?.check(after: chunk.count)
      }
      if !isSame { return false }
      if next == first { continue }
      guard let section = part.old, next <= ends[section],
        first >= (section > 0 ? ends[section - 1] : 0)
      else { return false }
    }
    return next == common.count
  }

  /// Returns where the rows are that are excluded, in order, and appends their changes.
  @usableFromInline
  static func leaving(
    _ parts: ContiguousArray<DerivedPart>, _ rows: RowBits, _ labels: SourceLabels,
    _ changes: inout ContiguousArray<SourceChange>, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<ShownPlace> {
    var places = ContiguousArray<ShownPlace>()
    if rows.count == 0 { return places }
    let bits = LabelBits(labels, rows)
    for part in parts.indices {
      var start = 0
      try parts[part].order.withChunks { chunk throws(_Stopped) in
        for index in chunk.indices where bits[chunk[index]] {
          places.append(ShownPlace(part, start + index, changes.count))
          changes.append(SourceChange(excluding: chunk[index]))
        }
        start += chunk.count
        try stop?.check(after: chunk.count)
      }
    }
    return places
  }
}
