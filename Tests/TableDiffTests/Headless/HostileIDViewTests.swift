// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// A row whose id may contradict itself.
private struct HostileRow<ID: Hashable>: Identifiable, Equatable {
  let id: ID

  static func == (left: HostileRow, right: HostileRow) -> Bool { true }
}

/// The headless list view with ids whose `==` and `hash` contradict each other: a transition or an
/// error, never a trap.
@Suite struct HostileIDViewTests {
  private static let completion = "All batches came to an end."

  @Test func contradictoryIDsNeverTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      for seed: UInt64 in 0..<20 {
        let dice = Dice(seed: seed)
        Self.perform { RandomlyHashedID(value: $0, dice: dice) }
        Self.perform { RandomlyEqualID(value: $0, dice: dice, hashCount: 1_000) }
        Self.perform { ContradictoryID(value: $0) }
      }
      fatalError(Self.completion)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.completion), "\(text)")
  }

  /// Batches that leave rows misplaced, and plans with a state between.
  ///
  /// Compiled once, for all types of ids.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private static func perform<ID: Hashable>(_ id: (Int) -> ID) {
    func sections(_ ids: [[Int]]) -> [RowSection<ID, NoHeader, HostileRow<ID>>] {
      ids.enumerated().map { section, ids in
        RowSection(id: id(1_000 + section), rows: ids.map { HostileRow(id: id($0)) })
      }
    }
    let old = sections([Array(0..<60), Array(60..<90)])
    let new = sections([Array((0..<60).reversed()), Array(60..<90)])
    var view = HeadlessListView(sections: old)
    do {
      try view.perform(BatchUpdate(), sections: new)
    } catch {
      _ = "\(error) \(error.reproduction ?? "")"
    }
    _ = RepeatedIDs(in: new + old, old: old, new: new, id: \.id)
    _ = (old + new).duplicateRowIDs()
  }
}
