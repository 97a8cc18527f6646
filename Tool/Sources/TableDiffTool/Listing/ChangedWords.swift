// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The changed words of lines that were deleted in one place and those that replace them.
struct ChangedWords {
  /// The changed parts of lines, by the offset of the line.
  private(set) var old: [Int: [Range<Int>]] = [:]
  private(set) var new: [Int: [Range<Int>]] = [:]

  /// The offsets of each line and the one that replaces it, in their order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The most pairs of lines that are compared in one place to find those that are similar, and the
  /// most that are taken for similar since they are equally many.
  private static let (limit, straightLimit) = (400, 10_000)

  /// Lines that have less in common are different lines.
  private static let leastSimilarity = 0.6

  init() {}

  /// Pairs similar lines in their order.
  init(_ deleted: [Int], _ inserted: [Int], _ oldRows: [InputRow], _ newRows: [InputRow]) {
    if deleted.isEmpty || inserted.isEmpty { return }
    // The product of long counts has no room in an integer of 32 bits.
    let isShort =
      max(deleted.count, inserted.count) <= Self.limit
      && deleted.count * inserted.count <= Self.limit
    let pairs =
      isShort
      ? Self.bestPairs(deleted, inserted, oldRows, newRows)
      : deleted.count == inserted.count && deleted.count <= Self.straightLimit
        ? Array(zip(deleted, inserted)) : []
    for (i, j) in pairs {
      let words = WordDiff(oldRows[i].content, newRows[j].content)
      if words.similarity < Self.leastSimilarity { continue }
      (old[i], new[j]) = (words.old, words.new)
      self.pairs.append((i, j))
    }
  }

  /// Returns the pairs, ascending on both sides, that have most in common together.
  private static func bestPairs(
    _ deleted: [Int], _ inserted: [Int], _ oldRows: [InputRow], _ newRows: [InputRow]
  ) -> [(Int, Int)] {
    // What the lines before two offsets have in common at best.
    var best = Array(
      repeating: Array(repeating: 0.0, count: inserted.count + 1), count: deleted.count + 1)
    var common = best
    for (i, a) in deleted.enumerated() {
      for (j, b) in inserted.enumerated() {
        let similarity = WordDiff(oldRows[a].content, newRows[b].content).similarity
        common[i][j] = similarity < leastSimilarity ? 0 : similarity
        best[i + 1][j + 1] = max(best[i][j + 1], best[i + 1][j], best[i][j] + common[i][j])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (deleted.count, inserted.count)
    while i > 0, j > 0 {
      if best[i][j] == best[i - 1][j] {
        i -= 1
      } else if best[i][j] == best[i][j - 1] {
        j -= 1
      } else {
        (i, j) = (i - 1, j - 1)
        pairs.append((deleted[i], inserted[j]))
      }
    }
    return pairs
  }
}
