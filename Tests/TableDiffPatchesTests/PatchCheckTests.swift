// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import TableDiffTesting
import TestSupport
import Testing

/// A patch is accepted exactly if a diff can be put together from its parts, row by row.
@Suite struct PatchCheckTests {
  /// Some of the offsets below a bound, ascending.
  private func some(below bound: Int, _ random: inout SeededRandom) -> [Int] {
    let percent = [0, 20, 60][random.below(3)]
    return (0..<bound).filter { _ in random.chance(percent) }
  }

  private func moves(
    _ oldCount: Int, _ newCount: Int, _ random: inout SeededRandom
  ) -> [(from: Int, to: Int)] {
    if oldCount == 0 || random.chance(30) { return [] }
    var next = random.below(oldCount)
    return some(below: newCount, &random).map { to in
      next = random.chance(60) ? (next + 1) % oldCount : random.below(oldCount)
      return (from: next, to: to)
    }
  }

  @Test func lists() {
    var counts = (accepted: 0, refused: 0)
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 500_000, usual: 10_000, debug: 2_000)) {
      var random = SeededRandom(seed: seed)
      let (oldCount, newCount) = (random.below(6), random.below(6))
      let deletes = some(below: oldCount, &random)
      let inserts = some(below: newCount, &random)
      let moves = moves(oldCount, newCount, &random)
      let updates = random.chance(50) ? [] : some(below: newCount, &random)
      let bytes = PatchBytes(
        list: oldCount, newCount, deletes: PatchBytes.ranges(of: deletes),
        inserts: PatchBytes.ranges(of: inserts), moves: PatchBytes.runs(of: moves),
        updates: PatchBytes.ranges(of: updates),
        rows: Array(repeating: [0, 0], count: inserts.count + updates.count)
      ).bytes
      let checked = try? ListDiff(
        oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts,
        moves: moves.map { .init(from: $0.from, to: $0.to) })
      let isValid = checked != nil && Set(updates).isDisjoint(with: inserts)
      let patch = try? ListPatch(bytes: bytes)
      #expect((patch != nil) == isValid, "seed \(seed)")
      guard let diff = patch?.diff else {
        counts.refused += 1
        continue
      }
      counts.accepted += 1
      #expect(diff.updates.map(\.to) == updates, "seed \(seed)")
      let again = try? ListDiff(
        oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts,
        moves: moves.map { .init(from: $0.from, to: $0.to) }, updates: diff.updates)
      #expect(again == diff, "seed \(seed)")
    }
    #expect(min(counts.accepted, counts.refused) > 200)
  }

  @Test func sections() {
    var counts = (accepted: 0, refused: 0)
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 500_000, usual: 10_000, debug: 2_000)) {
      var random = SeededRandom(seed: seed)
      let ids = Array(0..<4)
      let sections = Array(ids.shuffled(using: &random).prefix(random.below(4))).rows.tableDiff(
        to: Array(ids.shuffled(using: &random).prefix(random.below(4))).rows)
      let oldCounts = (0..<sections.oldCount).map { _ in random.below(4) }
      // Often the same counts, or hardly any diff would be valid.
      let newCounts = (0..<sections.newCount).map { section in
        random.chance(50) && section < oldCounts.count ? oldCounts[section] : random.below(4)
      }
      let (old, new) = (paths(oldCounts), paths(newCounts))
      let deletes = some(below: old.count, &random).filter { _ in random.chance(50) }
      let inserts = some(below: new.count, &random).filter { _ in random.chance(50) }
      let moves = moves(old.count, new.count, &random)
      let updates = random.chance(50) ? [] : some(below: new.count, &random)
      let checked = try? SectionedDiff(
        sections: sections, oldRowCounts: oldCounts, newRowCounts: newCounts,
        deletes: deletes.map { old[$0] }, inserts: inserts.map { new[$0] },
        moves: moves.map { .init(from: old[$0.from], to: new[$0.to]) })
      let movedTo = Set(moves.map(\.to)), insertedSections = Set(sections.inserts)
      let unpaired = new.indices.filter { offset in
        inserts.contains(offset)
          || insertedSections.contains(new[offset].section) && !movedTo.contains(offset)
      }
      let isValid = checked != nil && Set(updates).isDisjoint(with: unpaired)
      var bytes = PatchBytes("TDS")
      bytes.numbers([sections.oldCount, sections.newCount])
      bytes.changes(
        PatchBytes.ranges(of: sections.deletes), PatchBytes.ranges(of: sections.inserts),
        PatchBytes.runs(of: sections.moves.map { ($0.from, $0.to) }), [])
      bytes.numbers(oldCounts + newCounts)
      bytes.changes(
        PatchBytes.ranges(of: deletes), PatchBytes.ranges(of: inserts), PatchBytes.runs(of: moves),
        PatchBytes.ranges(of: updates))
      bytes.items(Array(repeating: [0, 0], count: sections.inserts.count))
      bytes.items(Array(repeating: [0, 0], count: unpaired.count + updates.count))
      let patch = try? SectionedPatch(bytes: bytes.bytes)
      #expect((patch != nil) == isValid, "seed \(seed)")
      if patch == nil { counts.refused += 1 } else { counts.accepted += 1 }
      guard let patch, let checked else { continue }
      #expect(patch.diff.updates.map(\.to) == updates.map { new[$0] }, "seed \(seed)")
      if updates.isEmpty { #expect(patch.diff == checked, "seed \(seed)") }
    }
    #expect(min(counts.accepted, counts.refused) > 200)
  }

  /// The paths of all rows of sections.
  private func paths(_ counts: [Int]) -> [RowPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { RowPath(section: section, row: $0) }
    }
  }
}
