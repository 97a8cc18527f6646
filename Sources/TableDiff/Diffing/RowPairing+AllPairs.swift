// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Whether the rows left over so far are certain to be joined by their hashes.
  @inlinable
  var willJoin: Bool {
    !oldRest.isEmpty && !newRest.isEmpty && !Self.areFew(oldRest, newRest)
  }

  /// Returns whether comparing all pairs is faster than hashing, as for up to 16 rows on either
  /// side.
  @inlinable
  static func areFew(_ oldRest: OffsetRanges, _ newRest: OffsetRanges) -> Bool {
    oldRest.count <= 64 && oldRest.count &* newRest.count <= 256
  }

  /// Matches rows by comparing all pairs: each new row with the first equal old row left,
  /// preferably one in the same section.
  ///
  /// - Parameters:
  ///   - areSame: Whether the ids at an old and a new offset are equal.
  ///   - areTogether: Whether an old and a new row are in the same section.
  /// - Returns: For each new row the old offset of its match, -1 if it has none; empty if no row
  ///   matches.
  @inlinable
  @inline(always)
  static func allPairsMatches(
    _ oldRest: OffsetRanges, _ newRest: OffsetRanges, areSame: (Int, Int) -> Bool,
    areTogether: (Int, Int) -> Bool
  ) -> ContiguousArray<Int32> {
    var matches: ContiguousArray<Int32> = []
    var takenOld: UInt64 = 0
    var isWithinSections = true
    while true {
      var areOthersElsewhere = false
      var newOrdinal = -1
      for newRun in newRest.runs {
        for newOffset in newRun.range {
          newOrdinal += 1
          if !isWithinSections, !matches.isEmpty, matches[newOrdinal] >= 0 { continue }
          var oldOrdinal = 0
          search: for oldRun in oldRest.runs {
            for oldOffset in oldRun.range {
              if takenOld &>> UInt64(oldOrdinal) & 1 == 0, areSame(oldOffset, newOffset) {
                if !isWithinSections || areTogether(oldOffset, newOffset) {
                  takenOld |= 1 &<< UInt64(oldOrdinal)
                  if matches.isEmpty {
                    matches = ContiguousArray(repeating: -1, count: newRest.count)
                  }
                  matches[newOrdinal] = Int32(truncatingIfNeeded: oldOffset)
                  break search
                }
                areOthersElsewhere = true
              }
              oldOrdinal += 1
            }
          }
        }
      }
      if !areOthersElsewhere { return matches }
      isWithinSections = false
    }
  }
}
