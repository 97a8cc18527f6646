// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension LabelOrder {
  /// Returns the labels whose bits are set.
  ///
  /// Long runs of consecutive kept labels keep their nodes.
  ///
  /// - Parameters:
  ///   - start: The flat offset of the first label.
  ///   - excluded: Receives the flat offsets of the other labels.
  func including(
    _ bits: LabelBits, start: Int, excluded: inout OffsetRanges, _ stop: _StopPoll?
  ) throws(_Stopped) -> LabelOrder {
    var builder = TreeBuilder<UInt64>()
    var offset = 0
    // The labels of whole chunks that are kept but not yet appended.
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
  /// Excludes rows from sections.
  @usableFromInline
  static func exclude(
    from parts: inout ContiguousArray<DerivedPart>, _ labels: SourceLabels,
    _ shown: inout _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let bits = LabelBits(labels, labels.included)
    var start = 0
    for part in parts.indices {
      let count = parts[part].order.count
      let order = try parts[part].order.including(
        bits, start: start, excluded: &shown.leaving, stop)
      if order.count < count { parts[part].order = order }
      start += count
    }
  }

  /// Returns the places of the changed rows that are shown, in order, by scanning all labels.
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
}
