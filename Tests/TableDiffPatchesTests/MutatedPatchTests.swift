// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffPatches
import TableDiffTesting
import TestSupport
import Testing

/// Mutated patches are refused, or are other valid patches: nothing traps, and nothing large is
/// allocated.
///
/// A usual run tries a few; `Scripts/test-mutations` tries millions, under a limit of memory.
@Suite struct MutatedPatchTests {
  /// How many patches each test mutates.
  private static let count =
    number("TABLEDIFF_MUTATIONS")
    ?? Sizes.pick(
      exhaustive: 200_000, usual: 20_000, debug: 2_000)

  private static let seed = UInt64(number("TABLEDIFF_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// How many mutated patches were refused for which reason, and how many were not.
  private struct Tally: CustomStringConvertible {
    var reasons: [InvalidPatch.Reason: Int] = [:]
    var otherErrors = 0
    var applied = 0

    var description: String {
      let all = applied + otherErrors + reasons.values.reduce(0, +)
      return "\(all) mutated patches, seed \(MutatedPatchTests.seed): \(reasons[.malformed] ?? 0) "
        + "malformed, \(reasons[.unknownVersion] ?? 0) of unknown versions, \(otherErrors) no JSON, "
        + "\(reasons[.wrongBase] ?? 0) for other lists, \(applied) applied"
    }
  }

  @Test(arguments: [UInt64(0), 1]) func lists(half: UInt64) {
    let pool = (0..<UInt64(300)).map { seed in
      let lists = RandomCase.make(seed: seed, maxCount: 40)
      let base = seed % 3 == 0 ? lists.old.fingerprint(lists.old.tableDiff(to: lists.new)) : nil
      return (old: lists.old, bytes: lists.old.patch(to: lists.new, base: base).bytes())
    }
    var mutation = PatchMutation(seed: Self.seed &* 2 &+ half)
    var tally = Tally()
    for _ in 0..<Self.count * 2 / 5 {
      let entry = pool[mutation.below(pool.count)]
      let other = pool[mutation.below(pool.count)]
      let bytes = mutation.mutated(entry.bytes, other.bytes)
      do throws(InvalidPatch) {
        let patch = try ListPatch(bytes: bytes)
        if let problem = Self.problem(patch, bytes) {
          Issue.record("\(problem): ListPatch(bytes: \(bytes))")
          return
        }
        let result = try entry.old.applying(patch, base: patch.base)
        if result != Self.applied(patch, to: entry.old) {
          Issue.record("a wrong result: ListPatch(bytes: \(bytes)), \(entry.old)")
          return
        }
        tally.applied += 1
      } catch {
        tally.reasons[error.reason, default: 0] += 1
      }
    }
    print("Lists: \(tally)")
  }

  @Test(arguments: [UInt64(0), 1]) func sections(half: UInt64) {
    let pool = (0..<UInt64(300)).map { seed in
      let lists = SectionCase.random(seed: seed, sectionsUpTo: 5, rowsUpTo: 5)
      let diff = lists.old.sectionedDiff(to: lists.new)
      let base = seed % 3 == 0 ? lists.old.fingerprint(diff) : nil
      return (old: lists.old, bytes: lists.old.sectionedPatch(to: lists.new, base: base).bytes())
    }
    var mutation = PatchMutation(seed: Self.seed &* 2 &+ half)
    var tally = Tally()
    for _ in 0..<Self.count / 12 {
      let entry = pool[mutation.below(pool.count)]
      let other = pool[mutation.below(pool.count)]
      let bytes = mutation.mutated(entry.bytes, other.bytes)
      do throws(InvalidPatch) {
        let patch = try SectionedPatch(bytes: bytes)
        if let problem = Self.problem(patch, bytes) {
          Issue.record("\(problem): SectionedPatch(bytes: \(bytes))")
          return
        }
        let result = try entry.old.applying(patch, base: patch.base)
        if let problem = Self.problem(result, patch, entry.old) {
          Issue.record("\(problem): SectionedPatch(bytes: \(bytes)), \(entry.old.text)")
          return
        }
        tally.applied += 1
      } catch {
        tally.reasons[error.reason, default: 0] += 1
      }
    }
    print("Sections: \(tally)")
  }

  @Test(arguments: [UInt64(0), 1]) func texts(half: UInt64) throws {
    let pool = try (0..<UInt64(100)).map { seed in
      let lists = RandomCase.make(seed: seed, maxCount: 12)
      let sections = SectionCase.random(seed: seed, sectionsUpTo: 4, rowsUpTo: 3)
      let hasContents = seed % 3 == 0
      let base = hasContents ? lists.old.fingerprint(lists.old.tableDiff(to: lists.new)) : nil
      let diff = sections.old.sectionedDiff(to: sections.new)
      let sectionsBase = hasContents ? sections.old.fingerprint(diff) : nil
      return (
        old: lists.old, text: try lists.old.patch(to: lists.new, base: base).json(),
        oldSections: sections.old,
        sectionsText: try sections.old.sectionedPatch(to: sections.new, base: sectionsBase).json()
      )
    }
    var mutation = PatchMutation(seed: Self.seed &* 2 &+ half)
    var tally = Tally()
    for index in 0..<Self.count / 60 {
      let entry = pool[mutation.below(pool.count)]
      let text = mutation.mutatedText(index % 2 == 0 ? entry.text : entry.sectionsText)
      do {
        var problem: String?
        if index % 2 == 0 {
          let patch = try ListPatch<TestRow>(json: text)
          let result = try entry.old.applying(patch, base: patch.base)
          problem = result == Self.applied(patch, to: entry.old) ? nil : "a wrong result"
        } else {
          let patch = try SectionedPatch<TitledSection>(json: text)
          let result = try entry.oldSections.applying(patch, base: patch.base)
          problem = Self.problem(result, patch, entry.oldSections)
        }
        if let problem {
          Issue.record("\(problem): \(text)")
          return
        }
        tally.applied += 1
      } catch let error as InvalidPatch {
        tally.reasons[error.reason, default: 0] += 1
      } catch {
        tally.otherErrors += 1
      }
    }
    print("JSON: \(tally)")
  }
}

/// What must hold of a patch that was read.
extension MutatedPatchTests {
  /// The most rows for which a diff is checked row by row.
  private static let bound = 10_000

  private static func problem(_ patch: ListPatch<TestRow>, _ bytes: [UInt8]) -> String? {
    if patch.bytes() != bytes { return "written in two ways" }
    if patch.rows.capacity > max(16, 2 * bytes.count) {
      return "room for \(patch.rows.capacity) rows in \(bytes.count) bytes"
    }
    return problem(patch.diff)
  }

  private static func problem(_ diff: ListDiff) -> String? {
    if max(diff.oldCount, diff.newCount) > bound { return nil }
    do throws(InvalidDiff) {
      let checked = try ListDiff(
        oldCount: diff.oldCount, newCount: diff.newCount, deletes: diff.deletes,
        inserts: diff.inserts, moves: diff.moves, updates: diff.updates)
      return checked == diff ? nil : "not in canonical form"
    } catch {
      return "\(error)"
    }
  }

  private static func problem(
    _ patch: SectionedPatch<TitledSection>, _ bytes: [UInt8]
  ) -> String? {
    if patch.bytes() != bytes { return "written in two ways" }
    if let problem = problem(patch.diff.sections) { return problem }
    let rowCounts = (patch.diff.oldRowCounts, patch.diff.newRowCounts)
    if max(rowCounts.0.reduce(0, +), rowCounts.1.reduce(0, +)) > bound { return nil }
    let diff = patch.diff
    do throws(InvalidDiff) {
      let checked = try SectionedDiff(
        sections: diff.sections, oldRowCounts: rowCounts.0, newRowCounts: rowCounts.1,
        deletes: diff.deletes, inserts: diff.inserts, moves: diff.moves, updates: diff.updates)
      return checked == diff ? nil : "not in canonical form"
    } catch {
      return "\(error)"
    }
  }

  /// The new list, row by row as ``ListDiff`` says that a diff is applied.
  private static func applied(_ patch: ListPatch<TestRow>, to old: [TestRow]) -> [TestRow] {
    var result = [TestRow?](repeating: nil, count: patch.diff.newCount)
    var staying = old.map { Optional($0) }
    for offset in patch.diff.deletes { staying[offset] = nil }
    for move in patch.diff.moves {
      result[move.to] = old[move.from]
      staying[move.from] = nil
    }
    let inserted = Set(patch.diff.inserts)
    var rest = staying.compactMap { $0 }[...]
    for offset in result.indices where result[offset] == nil && !inserted.contains(offset) {
      result[offset] = rest.removeFirst()
    }
    let replaced = (patch.diff.inserts + patch.diff.updates.map(\.to)).sorted()
    for (offset, row) in zip(replaced, patch.rows) { result[offset] = row }
    return result.compactMap { $0 }
  }

  /// The new sections must be those of the diff, with the patch's rows and headers where they are
  /// new.
  private static func problem(
    _ result: [TitledSection], _ patch: SectionedPatch<TitledSection>, _ old: [TitledSection]
  ) -> String? {
    let diff = patch.diff
    if result.map(\.rows.count) != diff.newRowCounts { return "wrong counts" }
    // As much as is needed for applying from the result itself to give the same.
    if old.applying(diff, sectionsFrom: result) != result { return "a wrong result" }
    var rest = patch.rows[...]
    let changed = Set(diff.inserts + diff.updates.map(\.to))
    let movedTo = Set(diff.moves.map(\.to))
    let insertedSections = Set(diff.sections.inserts)
    for (section, value) in result.enumerated() {
      for row in value.rows.indices {
        let path = RowPath(section: section, row: row)
        let isNew =
          changed.contains(path) || insertedSections.contains(section) && !movedTo.contains(path)
        if isNew, rest.popFirst() != value.rows[row] { return "a wrong row at \(path)" }
      }
    }
    return rest.isEmpty ? nil : "\(rest.count) rows left"
  }
}

extension SectionedDiff {
  fileprivate var oldRowCounts: [Int] {
    (0..<oldStarts.sectionCount).map { oldStarts.rows(of: $0).count }
  }

  fileprivate var newRowCounts: [Int] {
    (0..<newStarts.sectionCount).map { newStarts.rows(of: $0).count }
  }
}
