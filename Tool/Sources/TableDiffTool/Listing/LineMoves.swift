// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Chooses, among the diffs of two texts that keep equally many lines in place, one that reads well.
///
/// Lines repeat, so a shortest diff may begin a new function with the brace that ends the one before
/// it, and pair a brace that was deleted in one place with one that was inserted in another. Changed
/// lines slide to where a block begins, and lines move in blocks or not at all.
struct LineMoves {
  private let old: [InputRow]
  private let new: [InputRow]

  /// Whether a line does not stay.
  private var oldChanged: [Bool]
  private var newChanged: [Bool]

  /// The old offset of each moved line, by its new one.
  private var sources: [Int?]

  /// A block with fewer letters and digits than this does not move, as in `git diff --color-moved`.
  private static let leastCharacters = 20

  static func refined(_ diff: ListDiff, _ old: [InputRow], _ new: [InputRow]) -> ListDiff {
    if diff.isEmpty { return diff }
    var lines = LineMoves(diff, old, new)
    lines.slide()
    lines.move(diff)
    return lines.diff
  }

  private init(_ diff: ListDiff, _ old: [InputRow], _ new: [InputRow]) {
    (self.old, self.new) = (old, new)
    oldChanged = Array(repeating: false, count: old.count)
    newChanged = Array(repeating: false, count: new.count)
    sources = Array(repeating: nil, count: new.count)
    for run in diff.runs where run.kind != .stays {
      for offset in run.old ?? 0..<0 { oldChanged[offset] = true }
      for offset in run.new ?? 0..<0 { newChanged[offset] = true }
    }
  }

  // MARK: - Sliding

  /// Slides deleted and inserted lines to where they read best.
  private mutating func slide() {
    var (i, j, staying) = (0, 0, 0)
    while i < old.count || j < new.count {
      let isOld = i < old.count && oldChanged[i]
      let isNew = j < new.count && newChanged[j]
      if !isOld, !isNew {
        (i, j, staying) = (i + 1, j + 1, staying + 1)
        continue
      }
      var (oldEnd, newEnd) = (i, j)
      while oldEnd < old.count, oldChanged[oldEnd] { oldEnd += 1 }
      while newEnd < new.count, newChanged[newEnd] { newEnd += 1 }
      let room = (staying, stayingLines(from: oldEnd, newEnd))
      if newEnd == j {
        let end = SlidingLines(old, i..<oldEnd, room).slide(&oldChanged)
        (i, j) = (end, j + end - oldEnd)
      } else if oldEnd == i {
        let end = SlidingLines(new, j..<newEnd, room).slide(&newChanged)
        (i, j) = (i + end - newEnd, end)
      } else {
        (i, j) = (oldEnd, newEnd)
      }
      staying = 0
    }
  }

  /// Returns how many lines stay from two offsets on, as far as lines may slide.
  private func stayingLines(from i: Int, _ j: Int) -> Int {
    var count = 0
    while count < SlidingLines.limit, i + count < old.count, j + count < new.count,
      !oldChanged[i + count], !newChanged[j + count]
    {
      count += 1
    }
    return count
  }

  // MARK: - Moving

  /// Moves the blocks whose lines the diff moves, the longest first.
  private mutating func move(_ diff: ListDiff) {
    let longestFirst = diff.movedRuns.sorted {
      ($1.new.count, $0.new.lowerBound) < ($0.new.count, $1.new.lowerBound)
    }
    for run in longestFirst {
      var step = 0
      while step < run.new.count {
        step += claim(run.old.lowerBound + step, run.new.lowerBound + step)
      }
    }
  }

  /// Moves the longest block around a pair of lines, if it is worth it.
  ///
  /// - Returns: How many lines on the next pair is that is not in the block.
  private mutating func claim(_ i: Int, _ j: Int) -> Int {
    if !isFree(i, j) { return 1 }
    var (start, end) = (0, 1)
    while i + start > 0, j + start > 0, isFree(i + start - 1, j + start - 1) { start -= 1 }
    while i + end < old.count, j + end < new.count, isFree(i + end, j + end) { end += 1 }
    let characters = (start..<end).reduce(0) { $0 + old[i + $1].content.count(where: Self.isWord) }
    if characters < Self.leastCharacters { return end }
    for step in start..<end {
      sources[j + step] = i + step
      (oldChanged[i + step], newChanged[j + step]) = (false, false)
    }
    return end
  }

  /// Whether two lines are equal and neither stays or moves.
  private func isFree(_ i: Int, _ j: Int) -> Bool {
    oldChanged[i] && newChanged[j] && old[i].id == new[j].id
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }

  /// The diff of the lines.
  private var diff: ListDiff {
    ListDiff(
      from: old.count, to: new.count, deletes: old.indices.filter { oldChanged[$0] },
      inserts: new.indices.filter { newChanged[$0] },
      moves: new.indices.compactMap { new in
        sources[new].map { ListDiff.Move(from: $0, to: new) }
      })
  }
}
