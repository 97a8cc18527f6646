// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HashJoin {
  /// Pairs rows with repeated tags again, first within sections, then across sections.
  ///
  /// The join pairs the k-th old row of a tag with the k-th new one, wherever they are. A row that
  /// occurs in several sections ("Favourites" and "All") would leave sections where it could stay.
  /// Only partitions with a repeated tag are read; with unique ids there are few.
  ///
  /// - Parameters:
  ///   - oldSection: The number of the section of the old row at an offset, equal to that of its
  ///     new section; negative if the section is deleted.
  ///   - newSection: The number of the section of the new row with an ordinal; negative if the
  ///     section is inserted.
  /// - Complexity: O(*n*), where *n* is the number of rows in the partitions read.
  mutating func pairWithinSectionsFirst(
    oldSection: (_ offset: Int) -> Int, newSection: (_ ordinal: Int) -> Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var queues = RowQueues(capacity: old.largestPartition)
    for partition in partitionsWithRepeats {
      let oldEntries = old.entries[old.range(of: partition)]
      let newEntries = new.entries[new.range(of: partition)]
      var isTaken = OffsetSet(bound: oldEntries.count)
      for isWithinSections in [true, false] {
        queues.clear(for: oldEntries.count)
        var index = oldEntries.count
        // In reverse, so that each queue starts with its first row.
        for entry in oldEntries.reversed() {
          index -= 1
          if isTaken.contains(index) { continue }
          let section = isWithinSections ? oldSection(Self.name(of: entry)) : 0
          if section >= 0 { queues.push(index, key: Self.key(of: entry, section: section)) }
          try stop?.check(after: 1)
        }
        for entry in newEntries {
          let ordinal = Self.name(of: entry)
          if isWithinSections {
            candidates[ordinal] = -1
          } else if candidates[ordinal] >= 0 {
            continue
          }
          let section = isWithinSections ? newSection(ordinal) : 0
          if section >= 0, let index = queues.takeFirst(of: Self.key(of: entry, section: section)) {
            isTaken.insert(index)
            candidates[ordinal] = Int32(
              truncatingIfNeeded: Self.name(of: oldEntries[oldEntries.startIndex + index]))
          }
          try stop?.check(after: 1)
        }
      }
    }
  }

  /// Returns the ordinals of the new rows in the partitions that `pairWithinSectionsFirst` reads.
  func newOrdinalsOfPartitionsWithRepeats() -> OffsetSet {
    var ordinals = OffsetSet(bound: new.entries.count)
    for partition in partitionsWithRepeats {
      for entry in new.entries[new.range(of: partition)] {
        let ordinal = Self.name(of: entry)
        ordinals.insert(ordinal)
      }
    }
    return ordinals
  }

  private static func name(of entry: UInt64) -> Int { Int(entry & 0xFFFF_FFFF) }

  /// Combines tag and section into one number; distinct inputs have distinct keys.
  private static func key(of entry: UInt64, section: Int) -> UInt64 {
    entry & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: section)
  }
}
