// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// A list of sections, in a table with or without rows for headers and footers, or in a collection view.
@MainActor
private protocol SectionList {
  associatedtype Scene: ListScene
  var scene: Scene { get }
  var updater: SectionedListUpdater<Shelf> { get }
  var problem: String? { get }

  /// Moves a row, as a user does.
  func move(_ random: inout RandomEdits)
}

extension SectionTable: SectionList {
  fileprivate func move(_ random: inout RandomEdits) {
    let (from, to) = (random.below(elements.count), random.below(elements.count))
    if source.path(at: from) != nil { source.moveRow(from: from, to: to) }
  }
}

extension LiveCollection: SectionList {
  fileprivate func move(_ random: inout RandomEdits) {
    let shelves = updater.sections
    let (from, to) = (random.below(shelves.count), random.below(shelves.count))
    guard !shelves.isEmpty, !shelves[from].rows.isEmpty else { return }
    let target = random.below(shelves[to].rows.count + (from == to ? 0 : 1))
    dataSource.moveRow(from: [from, random.below(shelves[from].rows.count)], to: [to, target])
  }
}

/// Random states, each of which follows the one before by edits, whatever happens meanwhile.
@MainActor
@Suite struct RandomTests {
  @Test(arguments: ListKind.allCases, 0..<200)
  func states(_ kind: ListKind, seed: Int) async {
    var random = RandomEdits(seed: seed)
    var shelves: [Shelf] = []
    for _ in 0..<random.below(5) { shelves = random.edited(shelves) }
    if kind == .table {
      let (hasHeaders, hasFooters) = (random.chance(40), random.chance(40))
      await change(SectionTable(shelves, hasHeaders: hasHeaders, hasFooters: hasFooters), &random)
    } else {
      await change(LiveCollection(shelves), &random)
    }
  }

  private func change(_ list: some SectionList, _ random: inout RandomEdits) async {
    let double = list.scene.double
    list.updater.options.completionTimeout = 0.01
    double.loadsInsertedRowsAtOnce = random.chance(30)
    let canReload = random.chance(60)
    for step in 0..<8 {
      double.completion = AnimationEnd.allCases[random.below(AnimationEnd.allCases.count)]
      if canReload {
        list.scene.isInWindow = !random.chance(15)
        if random.chance(10) {
          (list.scene.view as? NSTableView)?.reloadData()
          (list.scene.view as? NSCollectionView)?.reloadData()
        }
      }
      double.endAnimations()
      if random.chance(50) { list.scene.window.layoutIfNeeded() }
      await submit(to: list, &random)
      double.endAnimations()
      #expect(list.problem == nil, "step \(step)")
      if list.problem != nil { return }
    }
    if !canReload { #expect(double.reloadCount == 0) }
  }

  /// Submits states, and lets the list settle.
  private func submit(to list: some SectionList, _ random: inout RandomEdits) async {
    var newest = list.updater.sections
    for _ in 0...random.below(3) {
      newest = random.edited(newest)
      WorkspaceDouble.$reducesMotion.withValue(random.chance(20)) {
        list.updater.submit(newest, animated: !random.chance(10))
        if random.chance(30) { list.updater.updateIfNeeded() }
      }
      if random.chance(40) { await Task.yield() }
      if random.chance(30) { list.move(&random) }
    }
    // What was moved is not in the newest state, so that is submitted once more.
    list.updater.submit(newest)
    await list.updater.settled()
    #expect(list.updater.sections == newest)
  }
}
