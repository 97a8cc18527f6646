// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  /// Pairs a few rows by comparing all pairs.
  mutating func pairFew(_ rows: UnmatchedRows, _ answer: RowAnswers) {
    // The most common change: one row replaces another.
    if unmatchedOld.count == 1, unmatchedNew.count == 1, let old = unmatchedOld.runs.first,
      let new = unmatchedNew.runs.first,
      !rows.haveSameID(Int(old.start), Int(new.start), answer)
    {
      return
    }
    let matches = matchesOfFew(rows, answer)
    if matches.isEmpty { return }
    var pairs = UnmatchedPairs(matches: matches)
    var ordinal = 0
    for run in unmatchedNew.runs {
      for offset in run.range {
        let old = Int(matches[ordinal])
        if old >= 0, !rows.lookAlike(old, offset, answer) {
          pairs.appendUpdate(old: old, new: offset)
        }
        ordinal += 1
      }
    }
    unmatched = pairs
  }

  /// Matches each new row with the first old row left that has the same id, preferring its own
  /// section.
  ///
  /// - Returns: For each new row the old offset of its match, -1 if it has none; empty if there are
  ///   no matches.
  private func matchesOfFew(
    _ rows: UnmatchedRows, _ answer: RowAnswers
  ) -> ContiguousArray<Int32> {
    var matches: ContiguousArray<Int32> = []
    var takenOld: UInt64 = 0
    var isWithinSections = true
    while true {
      var areOthersElsewhere = false
      var newOrdinal = -1
      for newRun in unmatchedNew.runs {
        for newOffset in newRun.range {
          newOrdinal += 1
          if !isWithinSections, !matches.isEmpty, matches[newOrdinal] >= 0 { continue }
          let new = rows.new.address(of: newOffset)
          var oldOrdinal = 0
          search: for oldRun in unmatchedOld.runs {
            for oldOffset in oldRun.range {
              if takenOld &>> UInt64(oldOrdinal) & 1 == 0,
                answer(.haveSameID, rows.old.address(of: oldOffset), new) != 0
              {
                if !isWithinSections || rows.areTogether(oldOffset, newOffset) {
                  takenOld |= 1 &<< UInt64(oldOrdinal)
                  if matches.isEmpty {
                    matches = ContiguousArray(repeating: -1, count: unmatchedNew.count)
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
