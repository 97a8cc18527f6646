// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Translates pairs of ordinals into pairs of offsets.
package struct PieceOffsetMapper {
  private let shared: OffsetPairs
  private let old: ContiguousArray<Stretch>
  private let new: ContiguousArray<Stretch>

  /// The last old stretch found.
  private var hint = 0

  /// Unpaired rows with consecutive offsets, in any pieces.
  private struct Stretch {
    var ordinals: Range<Int>

    /// The difference between offsets and ordinals.
    let shift: Int

    /// Returns all such rows of a list.
    static func all(of side: ListPieces) -> ContiguousArray<Stretch> {
      var stretches: ContiguousArray<Stretch> = []
      for piece in side.pieces where piece.isOpen {
        let shift = Int(piece.start) - Int(piece.other)
        let last = stretches.endIndex - 1
        if last >= 0, stretches[last].shift == shift {
          stretches[last].ordinals = stretches[last].ordinals.lowerBound..<piece.ordinals.upperBound
        } else {
          stretches.append(Stretch(ordinals: piece.ordinals, shift: shift))
        }
      }
      return stretches
    }

    /// Returns all such rows in ranges of offsets.
    static func all(of unmatched: OffsetRanges) -> ContiguousArray<Stretch> {
      var stretches: ContiguousArray<Stretch> = []
      stretches.reserveCapacity(unmatched.runs.count)
      var ordinal = 0
      for run in unmatched.runs {
        let count = Int(run.count)
        stretches.append(
          Stretch(ordinals: ordinal..<ordinal + count, shift: Int(run.start) - ordinal))
        ordinal += count
      }
      return stretches
    }
  }

  package init(_ pieces: UnsharedPieces, oldCount: Int) {
    shared = pieces.sharedPairs(oldCount: oldCount)
    old = Stretch.all(of: pieces.old)
    new = Stretch.all(of: pieces.new)
  }

  /// - Parameters:
  ///   - old: The unpaired old rows.
  ///   - new: The unpaired new rows.
  ///   - shared: The pairs of the other rows.
  package init(old: OffsetRanges, new: OffsetRanges, shared: OffsetPairs) {
    self.shared = shared
    self.old = Stretch.all(of: old)
    self.new = Stretch.all(of: new)
  }

  /// Returns all pairs: those of shared rows, and the given pairs of ordinals.
  package mutating func all(
    _ ordinals: OffsetPairs, _ stop: _StopPoll?
  ) throws(_Stopped) -> OffsetPairs {
    if ordinals.isEmpty { return shared }
    return try placed(ordinals, stop).merged(with: shared, stop)
  }

  package mutating func placed(
    _ ordinals: OffsetPairs, _ stop: _StopPoll?
  ) throws(_Stopped) -> OffsetPairs {
    var placed = OffsetPairs()
    if ordinals.isEmpty { return placed }
    placed.reserveRuns(ordinals.runs.count)
    var cursor = RunCursor(ordinals)
    for stretch in new {
      while let run = cursor.next(below: stretch.ordinals.upperBound) {
        append(run, to: &placed, newShift: stretch.shift)
        try stop?.check(after: Self.rowsPerSearch)
      }
    }
    return placed
  }

  /// The number of rows compared in the time of one search for an old stretch.
  private static var rowsPerSearch: Int { 8 }

  /// Appends a run of pairs whose new rows are in one stretch.
  private mutating func append(
    _ run: OffsetPairs.Run, to pairs: inout OffsetPairs, newShift: Int
  ) {
    var ordinal = Int(run.old)
    let end = run.oldRange.upperBound
    while ordinal < end {
      if !old[hint].ordinals.contains(ordinal) {
        hint = old.partitioningIndex { $0.ordinals.lowerBound > ordinal } - 1
      }
      let stretch = old[hint]
      let count = min(end, stretch.ordinals.upperBound) - ordinal
      let new = Int(run.new) + ordinal - Int(run.old) + newShift
      pairs.append(old: ordinal + stretch.shift, new: new, count: count)
      ordinal += count
    }
  }
}

/// Reads runs of pairs up to a bound.
private struct RunCursor {
  private let runs: RunList<OffsetPairs.Run>
  private var index = 0
  private var skipped = 0

  init(_ pairs: OffsetPairs) { runs = pairs.runs }

  /// Returns the part of the next run before a new ordinal; `nil` if the run starts after it.
  mutating func next(below bound: Int) -> OffsetPairs.Run? {
    if index == runs.count { return nil }
    let run = runs[index]
    let new = Int(run.new) + skipped
    let count = min(run.newRange.upperBound, bound) - new
    if count <= 0 { return nil }
    defer {
      skipped += count
      if skipped == run.count { (index, skipped) = (index + 1, 0) }
    }
    return OffsetPairs.Run(old: Int(run.old) + skipped, new: new, count: count)
  }
}
