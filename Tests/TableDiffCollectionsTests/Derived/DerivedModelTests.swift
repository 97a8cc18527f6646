// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Random programs of all that changes a derived list: after each step rows, sections, headers and diffs
/// equal those from scratch, and versions from before read as they did.
@Suite(.timeLimit(.minutes(120))) struct DerivedModelTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 8, debug: 2))

  /// Performs a program; records one that fails when it has been made as small as possible.
  private func expectNoProblem<Source: EditedRows>(
    of _: Source.Type, _ program: DerivedProgram, _ name: String, hasRepeatedIDs: Bool = false
  ) {
    trace("\(Source.self) \(name)")
    func problem(_ program: DerivedProgram) -> String? {
      DerivedRun<Source>.problem(program, hasRepeatedIDs: hasRepeatedIDs)
    }
    guard problem(program) != nil else { return }
    let smallest = program.shrunk { problem($0) != nil }
    Issue.record("\(problem(smallest) ?? "")\n\(name)\n\(smallest)")
  }

  /// Lists of which a single change is most, and those of which it is little.
  private static let limits = [3, 24, 150, 700]

  private static func program(_ seed: UInt64, _ limit: Int) -> DerivedProgram {
    var maker = DerivedProgramMaker(seed: seed &* 31 &+ UInt64(limit))
    return maker.program(limit: limit, stepCount: limit > 300 ? 15 : 30)
  }

  @Test(arguments: limits) func ofTreeArrays(limit: Int) {
    for seed in Self.seeds {
      expectNoProblem(
        of: TreeArray<KeyedRow>.self, Self.program(seed, limit), "seed \(seed) \(limit)")
    }
  }

  @Test(arguments: limits) func ofArrays(limit: Int) {
    for seed in Self.seeds where seed % 2 == 0 {
      expectNoProblem(
        of: [KeyedRow].self, Self.program(1_000_000 + seed, limit), "seed \(seed) \(limit)")
    }
  }

  @Test(arguments: limits) func ofSlices(limit: Int) {
    for seed in Self.seeds where seed % 4 == 0 {
      expectNoProblem(
        of: ArraySlice<KeyedRow>.self, Self.program(2_000_000 + seed, limit),
        "seed \(seed) \(limit)")
    }
  }

  /// Diffs are valid; rows and sections are those from scratch.
  @Test(arguments: [(24, 5), (24, 30), (150, 20), (150, 150)])
  func repeatedIDs(limit: Int, idCount: Int) {
    for seed in Self.seeds where seed % 2 == 0 {
      var maker = DerivedProgramMaker(seed: 3_000_000 + seed, idCount: idCount)
      let program = maker.program(limit: limit, stepCount: 30)
      let name = "seed \(seed) \(limit) \(idCount)"
      expectNoProblem(of: TreeArray<KeyedRow>.self, program, name, hasRepeatedIDs: true)
      expectNoProblem(of: [KeyedRow].self, program, name, hasRepeatedIDs: true)
    }
  }
}
