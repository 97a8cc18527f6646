// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Rows that stay where a user reads them.
@MainActor
@Suite struct ReaderTests {
  /// The number of programs for each kind of view and each set of edges.
  private nonisolated static let programCount =
    ProcessInfo.processInfo.environment["TABLEDIFF_EXHAUSTIVE"] == nil ? 40 : 8_334

  @Test(arguments: ReaderRig.Kind.allCases, [ScrollEdges(), .top, .bottom])
  func nothingDrifts(_ kind: ReaderRig.Kind, edges: ScrollEdges) async {
    for seed in 0..<Self.programCount {
      let behavior = ScrollBehavior.keepsVisibleRow(stickingTo: edges)
      var program = ReaderProgram(kind, seed: seed, stickingTo: edges, behavior)
      await program.run(8)
      #expect(program.drift == 0, "seed \(seed)")
      #expect(program.rig.double.failures == [], "seed \(seed)")
    }
  }

  /// Without the behavior, rows drift in most of the programs.
  @Test(arguments: ReaderRig.Kind.allCases) func freeViewsDrift(_ kind: ReaderRig.Kind) async {
    var count = 0
    for seed in 0..<20 {
      var program = ReaderProgram(kind, seed: seed, stickingTo: [], nil)
      await program.run(8)
      if program.drift > 0 { count += 1 }
    }
    #expect(count > 10)
  }

  @Test(arguments: ReaderRig.Kind.allCases) func chat(_ kind: ReaderRig.Kind) async {
    let rig = ReaderRig(
      kind, [Shelf(id: 0, rows: fruits(0..<40))], .keepsVisibleRow(stickingTo: .bottom))
    for _ in 0..<5 { rig.scroll(to: 100_000) }
    #expect(rig.rest.below == 0)
    await rig.show([Shelf(id: 0, rows: fruits(0..<43))], true)
    #expect(rig.rest.below == 0 && rig.visibleIDs.contains(42))
    #expect(rig.double.animatedBatchCount == 1)
    rig.scroll(to: rig.offset - 200)
    let id = rig.visibleIDs[0], place = rig.place(of: id)
    await rig.show([Shelf(id: 0, rows: fruits(0..<50))], true)
    #expect(rig.place(of: id) == place)
    #expect(rig.double.animatedBatchCount == 2)
    // The scroll offset must change, so that nothing is animated.
    await rig.show([Shelf(id: 0, rows: fruits(-10..<50))], true)
    #expect(rig.place(of: id) == place)
    #expect(rig.double.animatedBatchCount == 2 && rig.double.unanimatedBatchCount == 1)
  }

  /// A row that moves to the top takes the user with it in none of the cases.
  @Test(arguments: ReaderRig.Kind.allCases) func movedRow(_ kind: ReaderRig.Kind) async {
    let rig = ReaderRig(kind, [Shelf(id: 0, rows: fruits(0..<40))], .keepsVisibleRow())
    rig.scroll(to: 500)
    let (moved, next) = (rig.visibleIDs[0], rig.visibleIDs[1])
    let place = rig.place(of: next)
    var rows = fruits(0..<40)
    rows.insert(rows.remove(at: moved), at: 0)
    await rig.show([Shelf(id: 0, rows: rows)], true)
    #expect(rig.place(of: next) == place)
  }

  @Test(arguments: ReaderRig.Kind.allCases) func deletedRow(_ kind: ReaderRig.Kind) async {
    let rig = ReaderRig(kind, [Shelf(id: 0, rows: fruits(0..<60))], .keepsVisibleRow())
    rig.scroll(to: 900)
    let visible = rig.visibleIDs
    let (place, next) = (rig.place(of: visible[0]), visible.max().map { $0 + 1 } ?? 0)
    await rig.show([Shelf(id: 0, rows: fruits(0..<60).filter { !visible.contains($0.id) })], true)
    #expect(rig.place(of: next) == place)
  }

  @Test(arguments: ReaderRig.Kind.allCases) func scrollingUser(_ kind: ReaderRig.Kind) async {
    let more = [Shelf(id: 0, rows: fruits(-10..<40))]
    let rig = ReaderRig(kind, [Shelf(id: 0, rows: fruits(0..<40))], .keepsVisibleRow())
    rig.scroll(to: 500)
    let offset = rig.offset
    NSScrollView(frame: .zero).beginLiveScroll()
    rig.scrollView.beginLiveScroll()
    NSScrollView(frame: .zero).endLiveScroll()
    #expect(!rig.submit(more))
    #expect(rig.shelves()[0].rows == fruits(0..<40) && rig.offset == offset)
    let id = rig.visibleIDs[0], place = rig.place(of: id)
    rig.scrollView.endLiveScroll()
    #expect(rig.submit(more))
    await rig.show(more, true)
    #expect(rig.shelves() == more && rig.place(of: id) == place)
  }

  /// A view that scrolls as it does by itself does not wait, and at the top a reload shows what comes in.
  @Test(arguments: ReaderRig.Kind.allCases) func freeViews(_ kind: ReaderRig.Kind) async {
    let rig = ReaderRig(
      kind, [Shelf(id: 0, rows: fruits(0..<40))], nil, policy: .animate(upTo: 0, applyUpTo: 0))
    rig.scrollView.beginLiveScroll()
    rig.scroll(to: -1_000)
    #expect(rig.submit([Shelf(id: 0, rows: fruits(-3..<40))]))
    #expect(rig.visibleIDs[0] == -3)
    rig.scroll(to: 400)
    let id = rig.visibleIDs[0], place = rig.place(of: id)
    #expect(rig.submit([Shelf(id: 0, rows: fruits(-9..<40))]))
    #expect(rig.place(of: id) == place)
    #expect(rig.double.reloadCount == 2)
  }
}
