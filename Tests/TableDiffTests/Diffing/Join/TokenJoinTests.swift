// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Interned ids against a search for the first row with the same id.
@Suite struct TokenJoinTests {
  private static func tokens(_ hashes: HashCase) -> TokenJoin? {
    guard let old = hashes.partitions(hashes.old, names: Array(hashes.old.indices)),
      let new = hashes.newPartitions()
    else { return nil }
    return finished { () throws(_Stopped) in try TokenJoin(old, new, nil) }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 300, debug: 30)))
  func tokensAreFirstOrdinals(seed: UInt64) throws {
    let hashes = HashCase(seed: seed, upTo: [8, 60, 150][Int(seed % 3)])
    let tokens = try #require(Self.tokens(hashes))
    let keys = hashes.old.map { hashes.key(of: $0) }
    #expect(tokens.old.map { Int($0) } == keys.compactMap { keys.firstIndex(of: $0) })
    #expect(
      tokens.new.map { Int($0) }
        == hashes.new.map { keys.firstIndex(of: hashes.key(of: $0)) ?? keys.count })
    #expect(tokens.isEachOldUnique == (Set(keys).count == keys.count))
  }

  /// Several ids share each hash; the caller separates them.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 200, debug: 20)))
  func idsOfOneHashAreSeparated(seed: UInt64) throws {
    let hashes = HashCase(seed: seed, upTo: 60)
    var random = SeededRandom(seed: seed)
    let variants = 1 + random.below(4)
    func id(_ hash: UInt64) -> String { hashes.key(of: hash) + "/\(random.below(variants))" }
    let oldIDs = hashes.old.map(id)
    let newIDs = hashes.new.map(id)
    // A second hash that is constant, or tells some ids apart.
    let isConstant = random.chance(50)
    func second(_ id: String) -> UInt64 { isConstant ? 3 : UInt64(id.utf8.last ?? 0) }
    var tokens = try #require(Self.tokens(hashes))
    for ordinal in oldIDs.indices where oldIDs[Int(tokens.old[ordinal])] != oldIDs[ordinal] {
      try tokens.separate(ordinal, hash: second(oldIDs[ordinal])) {
        oldIDs[$0] == oldIDs[ordinal]
      }
    }
    for ordinal in newIDs.indices {
      let first = Int(tokens.new[ordinal])
      if first == oldIDs.count || oldIDs[first] == newIDs[ordinal] { continue }
      try tokens.separate(new: ordinal, hash: second(newIDs[ordinal])) {
        oldIDs[$0] == newIDs[ordinal]
      }
    }
    #expect(tokens.old.map { Int($0) } == oldIDs.compactMap { oldIDs.firstIndex(of: $0) })
    #expect(
      tokens.new.map { Int($0) } == newIDs.map { oldIDs.firstIndex(of: $0) ?? oldIDs.count })
  }

  @Test func separationStops() throws {
    let rows = ContiguousArray<UInt64>(repeating: 0, count: 3)
    let names = HashCase.ranges([0, 1, 2])
    let side = try #require(HashPartitions(rows, names: names, bits: 0))
    var tokens = try TokenJoin(side, side, nil)
    try tokens.separate(1, hash: 0) { _ throws(_Stopped) in throw _Stopped() }
    #expect(throws: _Stopped.self) {
      try tokens.separate(2, hash: 0) { _ throws(_Stopped) in throw _Stopped() }
    }
  }
}
