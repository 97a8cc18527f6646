// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Rows that share a tag but not an id, paired again as the verification of a join does.
@Suite struct TagGroupTests {
  /// The ids of two sides that all share one tag.
  private struct Group {
    let old: [Int]
    let new: [Int]
    let oldSections: [Int]
    let newSections: [Int]

    init(seed: UInt64, upTo length: Int) {
      var random = SeededRandom(seed: seed)
      let idCount = 1 + random.below([2, 10, 200][random.below(3)])
      old = (0..<1 + random.below(length)).map { _ in random.below(idCount) }
      new = (0..<1 + random.below(length)).map { _ in random.below(idCount) }
      oldSections = old.map { _ in random.below(3) }
      newSections = new.map { _ in random.below(3) }
    }

    /// The k-th old row of an id with the k-th new one, those with the same section first if
    /// sections count.
    func expected(hasSections: Bool) -> [Int32] {
      var isFree = old.map { _ in true }
      var matches = new.map { _ in Int32(-1) }
      for isWithinSections in hasSections ? [true, false] : [false] {
        for ordinal in new.indices where matches[ordinal] < 0 {
          let found = old.indices.first {
            isFree[$0] && old[$0] == new[ordinal]
              && (!isWithinSections || oldSections[$0] == newSections[ordinal])
          }
          guard let found else { continue }
          isFree[found] = false
          matches[ordinal] = Int32(found)
        }
      }
      return matches
    }

    /// A join in which all rows have one hash.
    func join() -> HashJoin? {
      let sides = [old, new].map { ids in
        HashPartitions(
          ContiguousArray(repeating: 9, count: ids.count),
          names: HashCase.ranges(Array(ids.indices)), bits: 0)
      }
      guard let old = sides[0], let new = sides[1] else { return nil }
      return finished { () throws(_Stopped) in try HashJoin(old, new, nil) }
    }
  }

  /// Verifies candidates in order and pairs all rows again at each one whose ids differ.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 200, debug: 20)))
  func candidatesThatProveWrongArePairedAgain(seed: UInt64) throws {
    let group = Group(seed: seed, upTo: [6, 30, 100][Int(seed % 3)])
    var join = try #require(group.join())
    var matches = join.takeCandidates()
    var groups = TagGroups(join)
    let unmatchedNew = HashCase.ranges(Array(group.new.indices))
    // A second hash that is constant, or tells some ids apart.
    let idsPerHash = [1, 7, .max][Int(seed / 3 % 3)]
    for ordinal in group.new.indices {
      let old = Int(matches[ordinal])
      if old < 0 || group.old[old] == group.new[ordinal] { continue }
      try groups.pairAnew(
        like: 9, &matches, from: ordinal, unmatchedNew: unmatchedNew,
        oldHash: { UInt64(group.old[$0] / idsPerHash) },
        newHash: { UInt64(group.new[$0] / idsPerHash) },
        areSame: { group.old[$0] == group.new[$1] }, areTogether: nil, nil)
    }
    #expect(Array(matches) == group.expected(hasSections: false), "\(group)")
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 200, debug: 20)))
  func rowsOfOneSectionArePairedFirst(seed: UInt64) throws {
    let group = Group(seed: 1_000 + seed, upTo: [6, 30, 100][Int(seed % 3)])
    var join = try #require(group.join())
    var matches = join.takeCandidates()
    var groups = TagGroups(join)
    try groups.pairAnew(
      like: 9, &matches, from: 0, unmatchedNew: HashCase.ranges(Array(group.new.indices)),
      oldHash: { UInt64(group.old[$0]) }, newHash: { UInt64(group.new[$0]) },
      areSame: { group.old[$0] == group.new[$1] },
      areTogether: { group.oldSections[$0] == group.newSections[$1] }, nil)
    #expect(Array(matches) == group.expected(hasSections: true), "\(group)")
  }

  /// Pairs before the first open ordinal stay, even those that are wrong.
  @Test func settledPairsStay() throws {
    let group = Group(seed: 5, upTo: 60)
    var join = try #require(group.join())
    let candidates = join.takeCandidates()
    let groups = TagGroups(join)
    for ordinal in group.new.indices {
      var matches = candidates
      var groups = groups
      try groups.pairAnew(
        like: 9, &matches, from: ordinal, unmatchedNew: HashCase.ranges(Array(group.new.indices)),
        oldHash: { UInt64(group.old[$0]) }, newHash: { UInt64(group.new[$0]) },
        areSame: { group.old[$0] == group.new[$1] }, areTogether: nil, nil)
      #expect(matches.prefix(ordinal) == candidates.prefix(ordinal))
      let taken = matches.filter { $0 >= 0 }
      #expect(Set(taken).count == taken.count)
    }
  }
}
