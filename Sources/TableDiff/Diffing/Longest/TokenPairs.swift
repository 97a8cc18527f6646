// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// All pairs of two lists: a longest common subsequence, which stays, and a maximal set of pairs of
/// equal tokens among the other rows.
package struct TokenPairs {
  /// All pairs, ascending by the new offset; a run stays as a whole or not at all.
  package private(set) var runs = RunList<OffsetPairs.Run>()

  /// The indices of the staying runs.
  package private(set) var staying: OffsetSet

  /// Creates pairs with known staying runs.
  package init(_ runs: RunList<OffsetPairs.Run>, staying: OffsetSet) {
    (self.runs, self.staying) = (runs, staying)
  }

  package init(_ common: OffsetPairs) {
    runs = common.runs
    staying = OffsetSet(bound: runs.count)
    staying.insert(0..<runs.count)
  }

  /// Creates the pairs of a common subsequence and of the other rows: for each token, the k-th old
  /// row left with the k-th new one.
  ///
  /// - Parameters:
  ///   - common: The pairs that stay, by their offsets in the whole lists.
  ///   - old: The tokens of the old rows from the offset `start` on, each less than the number of
  ///     tokens; `common` pairs all rows before and after them.
  ///   - new: The tokens of the new rows from the same offset on; larger tokens have no old row.
  package init(
    adding common: OffsetPairs, old: ContiguousArray<Int32>, new: ContiguousArray<Int32>,
    from start: Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    staying = OffsetSet(bound: common.runs.count + new.count)
    var left = try RowsLeft(common, old, from: start, stop)
    var newEnd = 0
    for run in common.runs {
      let gap = newEnd..<Int(run.new)
      try left.appendPairs(of: new, gap, to: &runs, stop)
      staying.insert(runs.count..<runs.count + 1)
      runs.append(run)
      newEnd = run.newRange.upperBound
    }
    let gap = newEnd..<max(newEnd, start + new.count)
    try left.appendPairs(of: new, gap, to: &runs, stop)
  }
}

/// The old rows outside a common subsequence, with one queue for each token.
private struct RowsLeft {
  private var heads: ContiguousArray<Int32>
  private var links: ContiguousArray<Int32>
  private let start: Int

  init(
    _ common: OffsetPairs, _ old: ContiguousArray<Int32>, from start: Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.start = start
    heads = ContiguousArray(repeating: -1, count: old.count)
    links = ContiguousArray(repeating: -1, count: old.count)
    var end = start + old.count
    for run in common.runs.reversed() where run.oldRange.lowerBound < end {
      let gap = run.oldRange.upperBound..<max(end, run.oldRange.upperBound)
      try enter(old, gap, stop)
      end = run.oldRange.lowerBound
    }
    try enter(old, start..<max(start, end), stop)
  }

  /// - Returns: Whether to continue.
  private mutating func enter(
    _ old: ContiguousArray<Int32>, _ range: Range<Int>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    for offset in range.reversed() {
      try stop?.check(after: 1)
      let token = Int(old[offset - start])
      links[offset - start] = heads[token]
      heads[token] = Int32(truncatingIfNeeded: offset)
    }
    try stop?.check(after: 1)
  }

  /// - Returns: Whether to continue.
  mutating func appendPairs(
    of new: ContiguousArray<Int32>, _ range: Range<Int>, to runs: inout RunList<OffsetPairs.Run>,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var pairs = OffsetPairs()
    for offset in range {
      try stop?.check(after: 1)
      let token = Int(new[offset - start])
      if token >= heads.count || heads[token] < 0 { continue }
      let head = Int(heads[token])
      heads[token] = links[head - start]
      pairs.append(old: head, new: offset, count: 1)
    }
    for run in pairs.runs {
      try stop?.check(after: 1)
      runs.append(run)
    }
    try stop?.check(after: 1)
  }
}
