// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// All pairs of two lists: those of a longest common subsequence, which stay, and beyond them as
/// many as there are equal symbols left.
package struct SymbolPairs {
  /// All pairs, ascending by the new offset; a run stays as a whole or not at all.
  package private(set) var runs = RunList<OffsetPairs.Run>()

  /// The indices of the staying runs.
  package private(set) var staying: OffsetSet

  /// A common subsequence and nothing beyond.
  package init(_ common: OffsetPairs) {
    runs = common.runs
    staying = OffsetSet(bound: runs.count)
    staying.insert(0..<runs.count)
  }

  /// Adds pairs to a common subsequence: of one symbol each k-th old row left with the k-th new
  /// one.
  ///
  /// - Parameters:
  ///   - common: The pairs that stay, by the offsets of the whole lists.
  ///   - old: The symbols of the old rows from the offset `start` on, each below their number; all
  ///     rows before them and behind them are paired.
  ///   - new: Those of the new rows from the same offset on; larger ones have no old row.
  package init(
    adding common: OffsetPairs, old: ContiguousArray<Int32>, new: ContiguousArray<Int32>,
    from start: Int
  ) {
    staying = OffsetSet(bound: common.runs.count + new.count)
    var left = RowsLeft(common, old, from: start)
    var newEnd = 0
    for run in common.runs {
      left.appendPairs(of: new, newEnd..<Int(run.new), to: &runs)
      staying.insert(runs.count..<runs.count + 1)
      runs.append(run)
      newEnd = run.newRange.upperBound
    }
    left.appendPairs(of: new, newEnd..<max(newEnd, start + new.count), to: &runs)
  }
}

/// The old rows that a common subsequence leaves, in a queue for each symbol.
private struct RowsLeft {
  private var heads: ContiguousArray<Int32>
  private var links: ContiguousArray<Int32>
  private let start: Int

  init(_ common: OffsetPairs, _ old: ContiguousArray<Int32>, from start: Int) {
    self.start = start
    heads = ContiguousArray(repeating: -1, count: old.count)
    links = ContiguousArray(repeating: -1, count: old.count)
    var end = start + old.count
    for run in common.runs.reversed() where run.oldRange.lowerBound < end {
      enter(old, run.oldRange.upperBound..<max(end, run.oldRange.upperBound))
      end = run.oldRange.lowerBound
    }
    enter(old, start..<max(start, end))
  }

  private mutating func enter(_ old: ContiguousArray<Int32>, _ range: Range<Int>) {
    for offset in range.reversed() {
      let symbol = Int(old[offset - start])
      links[offset - start] = heads[symbol]
      heads[symbol] = Int32(truncatingIfNeeded: offset)
    }
  }

  mutating func appendPairs(
    of new: ContiguousArray<Int32>, _ range: Range<Int>, to runs: inout RunList<OffsetPairs.Run>
  ) {
    var pairs = OffsetPairs()
    for offset in range {
      let symbol = Int(new[offset - start])
      if symbol >= heads.count || heads[symbol] < 0 { continue }
      let head = Int(heads[symbol])
      heads[symbol] = links[head - start]
      pairs.append(old: head, new: offset, count: 1)
    }
    for run in pairs.runs { runs.append(run) }
  }
}
