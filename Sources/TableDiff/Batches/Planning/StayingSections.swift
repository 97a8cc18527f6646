// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which sections stay: of several largest sets one that holds as many as possible of the sections
/// whose rows change; or the largest of the sets that hold most of those.
///
/// A section that moves cannot have row operations in the same batch. `[A, B]` to `[B, A]` with a
/// row inserted into A is one batch where B moves, and two where A does.
///
/// An ascending set of greatest weight (count and sections with row operations, in one order or the
/// other), over the runs of sections that are neighbours in both lists: such a run is in a set of
/// greatest weight as a whole or not at all. Prefix maxima over the runs' old order are kept in a binary indexed tree (Fenwick,
/// "A New Data Structure for Cumulative Frequency Tables", 1994).
enum StayingSections {
  /// What a set is worth: what matters more first.
  private struct Weight: Comparable {
    var first = 0
    var second = 0

    static func < (left: Weight, right: Weight) -> Bool {
      (left.first, left.second) < (right.first, right.second)
    }
  }

  /// The old offsets of the sections that move when the best set stays.
  ///
  /// - Parameters:
  ///   - touched: The old offsets of the sections with row operations.
  ///   - atAnyPrice: Whether as many of those as possible stay, even if more sections move in all.
  /// - Complexity: O(*r* log *r* + *t*), where *r* is the number of runs of sections and *t* that of
  ///   sections.
  static func moving(
    _ sections: ListDiff, touched: OffsetSet, atAnyPrice: Bool = false
  ) -> OffsetSet {
    let runs = RowOrigins(sections).filter { $0.old != nil }.map { (old: $0.old ?? 0, new: $0.new) }
    let byOld = runs.indices.sorted { runs[$0].old < runs[$1].old }
    var ranks = ContiguousArray(repeating: 0, count: runs.count)
    for (rank, index) in byOld.enumerated() { ranks[index] = rank }

    var weights = ContiguousArray(repeating: Weight(), count: runs.count)
    var links = ContiguousArray(repeating: -1, count: runs.count)
    // For each node of the tree the run that ends the heaviest set below it; -1 where none does.
    var heaviest = ContiguousArray(repeating: -1, count: runs.count + 1)
    var last = -1
    for (index, run) in runs.enumerated() {
      var node = ranks[index]
      while node > 0 {
        let other = heaviest[node]
        if other >= 0, links[index] < 0 || weights[links[index]] < weights[other] {
          links[index] = other
        }
        node &= node - 1
      }
      var weight = links[index] < 0 ? Weight() : weights[links[index]]
      let count = run.new.count
      var touchedCount = 0
      for section in run.old..<run.old + count where touched.contains(section) { touchedCount += 1 }
      weight.first += atAnyPrice ? touchedCount : count
      weight.second += atAnyPrice ? count : touchedCount
      weights[index] = weight
      node = ranks[index] + 1
      while node <= runs.count {
        if heaviest[node] < 0 || weights[heaviest[node]] < weight { heaviest[node] = index }
        node += node & -node
      }
      if last < 0 || weights[last] < weight { last = index }
    }

    var stays = ContiguousArray(repeating: false, count: runs.count)
    while last >= 0 {
      stays[last] = true
      last = links[last]
    }
    var moving = OffsetSet(bound: sections.oldCount)
    for (index, run) in runs.enumerated() where !stays[index] {
      moving.insert(run.old..<run.old + run.new.count)
    }
    return moving
  }
}

extension OffsetSet {
  /// The number of offsets that are in this set and in another one.
  ///
  /// - Complexity: O(*c* + *b* / 64), where *c* is the number of this set's stretches and *b* the
  ///   bound.
  func commonCount(with other: OffsetSet, below bound: Int) -> Int {
    var count = 0
    var start = firstMember(from: 0)
    while start < bound {
      let end = min(bound, firstGap(from: start))
      for offset in start..<end where other.contains(offset) { count += 1 }
      start = firstMember(from: end)
    }
    return count
  }
}
