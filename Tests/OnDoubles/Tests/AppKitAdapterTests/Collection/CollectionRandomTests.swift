// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

@MainActor
@Suite struct CollectionRandomTests {
  @Test(arguments: 0..<150)
  func oneCall(seed: Int) {
    var random = RandomEdits(seed: seed)
    let list = PlainCollection([Shelf(id: 0, rows: random.fresh(random.below(12)))])
    for _ in 0..<8 {
      disturb(list.scene, &random)
      let new = random.edited(list.data[0].rows)
      let configure = configuring([Shelf(id: 0, rows: new)], &random)
      let policy = UpdatePolicy.animate(upTo: random.chance(10) ? 0 : 100, applyUpTo: 3)
      WorkspaceDouble.$reducesMotion.withValue(random.chance(20)) {
        list.collectionView.apply(
          list.data[0].rows.tableDiff(to: new), policy: policy, configure: configure,
          setData: { list.data[0].rows = new })
      }
      #expect(list.data[0].rows == new)
      #expect(list.problem == nil, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<200)
  func oneCallOfSections(seed: Int) {
    var random = RandomEdits(seed: seed)
    let list = PlainCollection(
      (0..<random.below(4)).map { Shelf(id: $0, rows: random.fresh(random.below(5))) })
    for _ in 0..<8 {
      disturb(list.scene, &random)
      let new = random.edited(list.data)
      let configure = configuring(new, &random)
      let policy = UpdatePolicy.animate(upTo: random.chance(10) ? 0 : 100, applyUpTo: 3)
      WorkspaceDouble.$reducesMotion.withValue(random.chance(20)) {
        list.collectionView.apply(
          list.data.sectionedDiff(to: new), from: list.data, to: new, policy: policy,
          configure: configure, refreshHeader: { list.scene.header($0)?.title = new[$0].title },
          setData: { list.data = $0 })
      }
      #expect(list.data == new)
      #expect(list.problem == nil, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<200)
  func updater(seed: Int) async {
    var random = RandomEdits(seed: seed)
    let list = LiveCollection(
      (0..<random.below(4)).map { Shelf(id: $0, rows: random.fresh(random.below(5))) })
    for _ in 0..<6 {
      await step(list, &random)
      if list.problem != nil { break }
    }
    #expect(list.problem == nil, "seed \(seed)")
  }

  /// Takes the view off its window, or reloads it, and chooses how animations end.
  private func disturb(_ scene: CollectionScene, _ random: inout RandomEdits) {
    let modes = AnimationEnd.allCases
    scene.collectionView.double.completion = modes[random.below(modes.count)]
    scene.isInWindow = !random.chance(15)
    if random.chance(10) { scene.collectionView.reloadData() }
    scene.collectionView.double.endAnimations()
  }

  /// Returns what configures items, or nothing.
  private func configuring(
    _ shelves: [Shelf], _ random: inout RandomEdits
  ) -> ((NSCollectionViewItem, IndexPath) -> Void)? {
    if random.chance(50) { return nil }
    return { ($0 as? FruitItem)?.show(shelves[$1.section].rows[$1.item]) ?? () }
  }

  /// Submits states, with whatever may happen meanwhile, and lets the list settle.
  private func step(_ list: LiveCollection, _ random: inout RandomEdits) async {
    disturb(list.scene, &random)
    if random.chance(50) { list.scene.window.layoutIfNeeded() }
    var newest = list.updater.sections
    for _ in 0...random.below(3) {
      newest = random.edited(newest)
      WorkspaceDouble.$reducesMotion.withValue(random.chance(20)) {
        list.updater.submit(newest, animated: !random.chance(10))
        if random.chance(30) { list.updater.updateIfNeeded() }
      }
      if random.chance(40) { await Task.yield() }
      if random.chance(30) { drag(list, &random) }
    }
    // What was moved is not in the newest state, so that is submitted once more.
    list.updater.submit(newest)
    await list.updater.settled()
    #expect(list.updater.sections == newest)
    list.collectionView.double.endAnimations()
  }

  /// Moves a row, as a user does.
  private func drag(_ list: LiveCollection, _ random: inout RandomEdits) {
    let shelves = list.updater.sections
    let (from, to) = (random.below(shelves.count), random.below(shelves.count))
    guard !shelves.isEmpty, !shelves[from].rows.isEmpty else { return }
    let source = random.below(shelves[from].rows.count)
    let target = random.below(shelves[to].rows.count + (from == to ? 0 : 1))
    list.dataSource.moveRow(
      from: IndexPath(item: source, section: from), to: IndexPath(item: target, section: to))
  }
}
