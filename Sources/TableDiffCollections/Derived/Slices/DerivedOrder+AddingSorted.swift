// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Adding many rows, whose order among all others is known.
///
/// The rows that are shown are a part of all rows in the same order, so both are read in step, and
/// nothing is compared.
extension _DerivedOrder {
  /// Adds the next rows in order, and returns what changed.
  ///
  /// If the rows that are shown are not in that order, since a rule has changed its mind, the others are
  /// inserted one by one.
  @export(implementation)
  mutating func addSorted(
    _ progress: inout FilterProgress<Row, Key>, while shouldContinue: () -> Bool
  ) -> _FilteredRows {
    var rows = _FilteredRows(counts)
    for part in parts.indices { parts[part].old = part }
    var start = 0
    for part in 0..<progress.part { start += parts[part].order.count }
    var (walked, addedCount) = (0, 0)
    var isEnd = false
    var isInStep = true
    while let group = progress.resorting.labels(ofGroup: progress.resorting.group), !isEnd {
      if let key = progress.resorting.key { findPart(of: key, &progress, &start) }
      let part = progress.part
      var reader = LabelIterator(parts[part].order)
      let (first, oldCount) = (progress.position, parts[part].order.count)
      var next = first
      var taken = ContiguousArray<UInt64>()
      while isInStep, !isEnd, progress.resorting.index < group.count {
        let end = Swift.min(group.count, progress.resorting.index + SliceLimit.blockCount)
        walked += end - progress.resorting.index
        while progress.resorting.index < end {
          let label = group[progress.resorting.index]
          guard let offset = labels.offset(of: label) else {
            fatalError("No row has label \(label).")
          }
          if !progress.included[offset] {
            progress.included[offset] = true
            progress.found[offset] = false
            rows.append(added: start + first + taken.count)
            addedCount += 1
          } else if next < oldCount, reader.label(at: next) == label {
            next += 1
          } else {
            isInStep = false
            break
          }
          taken.append(label)
          progress.resorting.index += 1
        }
        isEnd =
          addedCount >= SliceLimit.changeCount || walked >= SliceLimit.rowCount
          || !shouldContinue()
      }
      if taken.count > next - first {
        parts[part].order.replaceLabels(in: first..<next, with: taken)
      }
      progress.position = first + taken.count
      if progress.resorting.index == group.count, isInStep {
        isInStep = next == oldCount
        progress.resorting.nextGroup()
        start += parts[part].order.count
        progress.part += 1
        progress.position = 0
      }
      if !isInStep { break }
    }
    if !isInStep {
      (progress.stage, progress.offset) = (.inserting, 0)
      progress.resorting = Resorting()
    } else if progress.resorting.labels(ofGroup: progress.resorting.group) == nil {
      progress.endStage()
    }
    if addedCount > 0 { labels.setIncluded(progress.included, in: 0..<labels.count) }
    endFiltering(&rows)
    return rows
  }

  /// Goes to the section of a key, which is inserted if it is missing.
  ///
  /// - Parameter start: The flat offset of the section.
  @export(implementation)
  mutating func findPart(
    of key: Key, _ progress: inout FilterProgress<Row, Key>, _ start: inout Int
  ) {
    while progress.part < parts.count, let other = parts[progress.part].key,
      rules.keyPrecedes(other, key)
    {
      start += parts[progress.part].order.count
      progress.part += 1
    }
    if progress.part == parts.count || !parts[progress.part].hasKey(key) {
      parts.insert(DerivedPart(key), at: progress.part)
    }
  }
}

extension Resorting {
  /// Returns the labels of a section; `nil` behind the last one.
  @export(implementation)
  func labels(ofGroup group: Int) -> ContiguousArray<UInt64>? {
    guard let sections else { return group == 0 ? labels : nil }
    return group < sections.keys.count ? sections.groups[sections.indices[group]] : nil
  }

  /// The number of labels in all sections.
  @export(implementation) var count: Int {
    sections?.groups.reduce(0) { $0 + $1.count } ?? labels.count
  }

  /// The key of the section of the next label.
  @export(implementation) var key: Key? {
    sections.flatMap { group < $0.keys.count ? $0.keys[group] : nil }
  }

  @export(implementation)
  mutating func nextGroup() { (group, index) = (group + 1, 0) }
}
