// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Views that reload without asking, and never end a batch without changes.
  @MainActor
  @Suite struct ReloadTests {
    private let items = (0..<20).map { Item(id: $0) }

    private func shelves(_ items: [Item]) -> [Shelf] { [Shelf(id: 1, header: 0, rows: items)] }

    @Test(arguments: ScreenKind.ofUIKit, [true, false])
    func reloadsInTheMiddleOfAnAnimation(_ kind: ScreenKind, canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        var options = UpdateOptions()
        options.policy = .animate(upTo: 5, applyUpTo: 5)
        let rig = ListRig(kind, shelves(items), options: options)
        rig.double.keepsCellsInReloads = true
        rig.double.completionMode = .manual
        rig.submit(shelves(items.dropLast()))
        rig.updater.updateIfNeeded()
        let new = items.map { Item(id: $0.id, content: 1) }
        rig.submit(shelves(new))
        rig.updater.updateIfNeeded()
        #expect(rig.double.reloadCount == 1)
        await rig.settle()
        #expect(rig.problem(showing: shelves(new)) == nil)
      }
    }

    @Test func oneCallAfterTheOther() {
      let model = UIKitModel(shelves(items))
      model.double.keepsCellsInReloads = true
      model.double.completionMode = .manual
      model.show(shelves(items.dropLast()))
      let new = shelves(items.map { Item(id: $0.id, content: 1) })
      model.show(new, Applying(policy: UpdatePolicy { _, _ in .reload }))
      #expect(model.problem(showing: new) == nil)
      model.double.completeBatches()
    }

    @Test(arguments: ScreenKind.ofUIKit) func batchesWithoutChanges(_ kind: ScreenKind) async {
      let rig = ListRig(kind, shelves(items))
      rig.double.dropsCompletionsOfEmptyBatches = true
      let new = items.map { Item(id: $0.id, content: 1) }
      rig.submit(shelves(new))
      await rig.settle()
      #expect(rig.problem(showing: shelves(new)) == nil)
      #expect(rig.outcomes == [[.applied(.animated, finished: true)]])

      var ends: [Bool] = []
      (rig.view as? UITableView)?.apply(items.tableDiff(to: new)) {
      } completion: {
        ends.append($0)
      }
      (rig.view as? UICollectionView)?.apply(items.tableDiff(to: new)) {
      } completion: {
        ends.append($0)
      }
      #expect(ends == [true])
    }
  }
}
