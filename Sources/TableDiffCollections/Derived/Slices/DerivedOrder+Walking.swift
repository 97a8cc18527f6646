// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Excluding rows in the order in which they are shown.
extension _DerivedOrder {
  /// Tests the next rows that are shown, or excludes those of them that were tested and do not match,
  /// until there are no more or it is time to end.
  ///
  /// - Returns: The flat offsets of the rows that are excluded, in the order of the list.
  @export(implementation)
  mutating func walk(
    _ progress: inout FilterProgress<Row, Key>, isTesting: Bool, while shouldContinue: () -> Bool
  ) -> OffsetRanges {
    var runs = ContiguousArray<Range<Int>>()
    var starts = ContiguousArray<Int>()
    starts.reserveCapacity(parts.count)
    var start = 0
    for part in parts {
      starts.append(start)
      start += part.order.count
    }
    var (walked, changeCount) = (0, 0)
    var isEnd = false
    var kept = ContiguousArray<UInt64>()
    while progress.part < parts.count, !isEnd {
      let part = isReversed ? parts.count - 1 - progress.part : progress.part
      let count = parts[part].order.count
      let first = progress.position
      kept.removeAll(keepingCapacity: true)
      var reader = LabelIterator(parts[part].order)
      while progress.position < count, !isEnd {
        let end = Swift.min(count, progress.position + SliceLimit.blockCount / 4)
        walked += end - progress.position
        for position in progress.position..<end {
          let index = isReversed ? count - 1 - position : position
          let label = reader.label(at: index)
          guard let offset = labels.offset(of: label) else {
            fatalError("No row has label \(label).")
          }
          if isTesting ? fails(offset, &progress) : progress.excluded[offset] {
            progress.included[offset] = false
            if !keptRows.isEmpty { keptRows[label] = nil }
            let place = starts[part] + index
            if let last = runs.last, last.upperBound == place {
              runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
              runs.append(place..<place + 1)
            }
            changeCount += 1
          } else {
            kept.append(label)
          }
        }
        progress.position = end
        if isTesting { progress.leadingCount -= SliceLimit.blockCount / 4 }
        isEnd =
          isTesting && progress.leadingCount <= 0 || changeCount >= SliceLimit.changeCount
          || walked >= SliceLimit.rowCount || !shouldContinue()
      }
      let walkedCount = progress.position - first
      if kept.count < walkedCount {
        if isReversed { kept.reverse() }
        let range =
          isReversed
          ? count - progress.position..<count - first : first..<progress.position
        parts[part].order.replaceLabels(in: range, with: kept)
      }
      progress.position = first + kept.count
      if progress.position == parts[part].order.count {
        progress.part += 1
        progress.position = 0
      }
    }
    if changeCount > 0 { labels.setIncluded(progress.included, in: 0..<labels.count) }
    if isReversed { runs.reverse() }
    return OffsetRanges(ascending: runs)
  }

  /// Tests a row that is shown, and returns whether it does not match.
  @export(implementation)
  @inline(__always)
  func fails(_ offset: Int, _ progress: inout FilterProgress<Row, Key>) -> Bool {
    if !progress.untested[offset] { return false }
    progress.untested[offset] = false
    return !source.withElement(at: offset, progress.test.isIncluded)
  }

  /// Removes sections without rows.
  @export(implementation)
  mutating func removeEmptyParts(_ progress: inout FilterProgress<Row, Key>) {
    if rules.key == nil { return }
    for index in 0..<progress.part {
      let part = isReversed ? parts.count - 1 - index : index
      if parts[part].order.isEmpty { progress.part -= 1 }
    }
    parts.removeAll { $0.order.isEmpty }
  }
}

extension OffsetRanges {
  /// Creates a set of ascending ranges.
  @usableFromInline
  init(ascending ranges: ContiguousArray<Range<Int>>) {
    self.init()
    for range in ranges { append(range) }
  }
}
