// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import TableDiffTesting
import TestSupport
import Testing

/// Patches lead from the old list to the new one, in both forms.
@Suite struct PatchRoundTripTests {
  /// What is wrong with the patch of two lists; `nil` if nothing is.
  private func problem(_ lists: ListCase, _ style: ListDiff.MoveStyle, json: Bool) -> String? {
    let (old, new) = (lists.old, lists.new)
    let patch = old.patch(to: new, options: ListDiff.Options(moves: style))
    let diff = old.tableDiff(to: new, moves: style)
    var writer = PatchBytes(
      list: old.count, new.count, deletes: PatchBytes.ranges(of: diff.deletes),
      inserts: PatchBytes.ranges(of: diff.inserts),
      moves: PatchBytes.runs(of: diff.moves.map { ($0.from, $0.to) }),
      updates: PatchBytes.ranges(of: diff.updates.map(\.to)))
    for row in patch.rows {
      writer.items([TestRow.bytes(of: row)])
    }
    if patch.bytes() != writer.bytes { return "\(lists): \(patch.bytes()), \(writer.bytes)" }
    if patch.diff != diff { return "\(lists): another diff" }
    return problem(patch, old, new, json: json)
  }

  private func problem(_ lists: SectionCase, json: Bool) -> String? {
    let patch = lists.old.sectionedPatch(to: lists.new)
    if patch.diff != lists.old.sectionedDiff(to: lists.new) { return "\(lists): another diff" }
    return problem(patch, lists.old, lists.new, json: json)
  }

  private func problem<Patch: TestedPatch>(
    _ patch: Patch, _ old: Patch.List, _ new: Patch.List, json: Bool
  ) -> String? {
    do {
      let back = try Patch(bytes: patch.bytes())
      if back != patch { return "\(old), \(new): read back as \(back)" }
      if try back.applied(to: old) != new { return "\(old), \(new): leads to another list" }
      if json, try Patch(json: patch.json()) != patch { return "\(old), \(new) in JSON" }
    } catch {
      return "\(old), \(new): \(error)"
    }
    return nil
  }

  @Test func everySmallList() {
    let length = Sizes.pick(exhaustive: 5, usual: 4, debug: 3)
    var problem: String?
    forEachPairOfWords(over: 3, upTo: length) { old, new in
      guard problem == nil else { return }
      let newRows = new.enumerated().map { TestRow(id: $1, content: $0 % 2) }
      for style in ListDiff.MoveStyle.everyStyle {
        problem =
          problem
          ?? self.problem(
            ListCase(old: old.rows, new: newRows), style, json: old.count + new.count < 6)
      }
    }
    #expect(problem == nil)
  }

  @Test func randomLists() {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 20_000, usual: 1_000, debug: 100)) {
      let lists = RandomCase.make(seed: seed, maxCount: 2_000)
      let style = ListDiff.MoveStyle.everyStyle[Int(seed % 3)]
      #expect(problem(lists, style, json: seed % 10 == 0) == nil, "seed \(seed)")
    }
  }

  @Test func everySmallListOfSections() {
    var problem: String?
    forEachSmallSectionCase(
      sectionsUpTo: 2, rowsUpTo: Sizes.pick(exhaustive: 3, usual: 2)
    ) { lists in
      problem = problem ?? self.problem(lists, json: false)
    }
    #expect(problem == nil)
  }

  @Test func randomListsOfSections() {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 50_000, usual: 3_000, debug: 300)) {
      let lists = SectionCase.random(seed: seed, sectionsUpTo: 6, rowsUpTo: 5)
      #expect(problem(lists, json: seed % 10 == 0) == nil, "seed \(seed)")
    }
  }

  /// A section whose rows all stay keeps their storage.
  @Test func untouchedSectionsKeepTheirStorage() throws {
    let old = [TitledSection](reading: "A: 1...40 | B: 41...80")
    var new = old
    new[0].title = 1
    new[1].rows.removeLast()
    let applied = try old.applying(old.sectionedPatch(to: new))
    #expect(applied == new)
    let same = old[0].rows.withUnsafeBufferPointer { rows in
      applied[0].rows.withUnsafeBufferPointer { $0.baseAddress == rows.baseAddress }
    }
    #expect(same)
  }

  /// A million rows take as many bytes as three.
  @Test func rangesAreShort() throws {
    let old = Array(0..<1_000_000).rows
    let new = Array(old[500_000...] + old[..<500_000])
    let patch = old.patch(to: new)
    #expect(patch.bytes().count < 30)
    #expect(try patch.json().utf8.count < 120)
    #expect(try old.applying(ListPatch(bytes: patch.bytes())) == new)
  }
}

extension TestRow {
  /// The bytes of a row, written by hand.
  fileprivate static func bytes(of row: TestRow) -> [UInt8] {
    var writer = PatchBytes("")
    writer.number(UInt64(row.id * 2))
    writer.number(UInt64(row.content))
    return Array(writer.bytes.dropFirst(2))
  }
}
