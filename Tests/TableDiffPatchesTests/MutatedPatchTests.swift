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
    mutate(ListPatch<TestRow>.self, half, count: Self.count * 2 / 5, maxCount: 40)
  }

  @Test(arguments: [UInt64(0), 1]) func sections(half: UInt64) {
    mutate(SectionedPatch<TitledSection>.self, half, count: Self.count / 12, maxCount: 5)
  }

  @Test(arguments: [UInt64(0), 1]) func texts(half: UInt64) throws {
    mutate(ListPatch<TestRow>.self, half, count: Self.count / 120, maxCount: 12, inJSON: true)
    mutate(
      SectionedPatch<TitledSection>.self, half, count: Self.count / 120, maxCount: 3, inJSON: true)
  }

  /// Mutates random patches, and expects each that is not refused to be valid, and applied as it says.
  private func mutate<Patch: TestedPatch>(
    _: Patch.Type, _ half: UInt64, count: Int, maxCount: Int, inJSON: Bool = false
  ) {
    let pool = (0..<UInt64(inJSON ? 100 : 300)).map {
      Patch.random(seed: $0, maxCount: maxCount, checksContents: $0 % 3 == 0)
    }
    let forms = pool.map { inJSON ? Array(((try? $0.patch.json()) ?? "").utf8) : $0.patch.bytes() }
    var mutation = PatchMutation(seed: Self.seed &* 2 &+ half)
    var tally = Tally()
    for _ in 0..<count {
      let index = mutation.below(pool.count)
      let bytes =
        inJSON
        ? mutation.mutatedText(forms[index])
        : mutation.mutated(forms[index], forms[mutation.below(pool.count)])
      do {
        let patch =
          inJSON
          ? try Patch(json: String(decoding: bytes, as: UTF8.self)) : try Patch(bytes: bytes)
        let (isSame, capacity) = (inJSON || patch.bytes() == bytes, patch.capacity)
        #expect(isSame, "written in two ways: \(bytes)")
        #expect(capacity <= max(16, 2 * bytes.count), "room for \(capacity) rows: \(bytes)")
        // Row by row, unless there are very many.
        var problem = patch.rowCount > 10_000 ? nil : patch.problemOfDiff
        if problem == nil {
          let result = try patch.applied(to: pool[index].old)
          problem = patch.problem(from: pool[index].old, to: result)
        }
        if let problem {
          Issue.record("\(problem): \(Patch.self)(bytes: \(bytes)), \(pool[index].old)")
          return
        }
        tally.applied += 1
      } catch let error as InvalidPatch {
        tally.reasons[error.reason, default: 0] += 1
      } catch {
        tally.otherErrors += 1
      }
    }
    print("\(Patch.self)\(inJSON ? " in JSON" : ""): \(tally)")
  }
}
