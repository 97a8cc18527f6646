// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// The pool of cells.
@MainActor
struct DequeueTests {
  @Test func anIdentifierMustBeRegistered() {
    let rig = TableRig(["a"], isOnScreen: false)
    rig.identifier = "unknown"
    rig.double.putOnScreen(in: rig.window)
    guard case .unregistered("unknown", let text) = rig.failures.first else {
      Issue.record("\(rig.failures)")
      return
    }
    #expect(text.hasPrefix("unable to dequeue a cell with identifier unknown - must register"))
  }

  @Test func anIdentifierOfItemsMustBeRegistered() {
    let rig = CollectionRig(["a"])
    rig.identifier = "unknown"
    rig.batch(["b", "a"]) { $0.insertSections([0]) }
    guard case .unregistered("unknown", let text) = rig.failures.first else {
      Issue.record("\(rig.failures)")
      return
    }
    let start =
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier unknown - must"
    #expect(text.hasPrefix(start))
    #expect("\(rig.failures[0])" == text)
  }

  @Test func aDequeuedCellMustBeReturned() {
    let rig = TableRig(["a"], isOnScreen: false)
    rig.otherCell = { path in
      _ = rig.tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      return nil
    }
    rig.double.putOnScreen(in: rig.window)
    #expect(rig.failures == [.dequeuedAndUnused(path(0, 0))])
  }

  @Test func aCellIsDequeuedForItsPath() {
    let rig = TableRig(["ab"], isOnScreen: false)
    rig.otherCell = { _ in
      rig.tableView.dequeueReusableCell(withIdentifier: "cell", for: path(0, 0))
    }
    rig.double.putOnScreen(in: rig.window)
    #expect(rig.failures == [.dequeuedForOtherPath(path(0, 0), asked: path(0, 1))])
  }

  @Test func cellsAreDequeuedWhenAskedFor() {
    let rig = TableRig(["ab"])
    _ = rig.tableView.dequeueReusableCell(withIdentifier: "cell", for: path(0, 0))
    #expect(rig.failures == [.dequeuedUnasked(path(0, 0))])
  }

  @Test func aCellHasOneRow() {
    let rig = TableRig(["ab"], isOnScreen: false)
    let cell = UITableViewCell()
    rig.otherCell = { _ in cell }
    rig.double.putOnScreen(in: rig.window)
    #expect(rig.failures == [.sameCell(path(0, 0), path(0, 1))])
  }

  @Test func registrationsAreMadeBeforehand() {
    @MainActor final class Source: NSObject, @MainActor UICollectionViewDataSource {
      typealias Registration = UICollectionView.CellRegistration<TextCell, String>
      let registration = Registration { cell, _, text in cell.label.text = text }
      var makesAnother = false

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let used =
          makesAnother ? Registration { cell, _, text in cell.label.text = text } : registration
        return collectionView.dequeueConfiguredReusableCell(using: used, for: path, item: "a")
      }
    }
    for makesAnother in [false, true] {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 99),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = Source()
      source.makesAnother = makesAnother
      view.dataSource = source
      let window = view.double.putOnScreen()
      withExtendedLifetime((window, source)) {
        #expect(view.double.failures == (makesAnother ? [.registrationMadeInCell(path(0, 0))] : []))
        #expect((view.cellForItem(at: path(0, 0)) as? TextCell)?.label.text == "a")
      }
    }
  }

  @Test func aCollectionViewNeedsDequeuedCells() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { TextCell(frame: .zero) }
    }
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 99), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    let window = view.double.putOnScreen()
    guard case .notDequeued = view.double.failures.first else {
      Issue.record("\(view.double.failures)")
      return
    }
    _ = window
  }

  private final class Counted: UITableViewCell {
    var preparations = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  @Test func cellsArePreparedForReuse() throws {
    let rig = TableRig(["abcdefghijklmnop"], isOnScreen: false)
    rig.tableView.register(Counted.self, forCellReuseIdentifier: "cell")
    rig.double.preparedRowCount = 0
    rig.double.putOnScreen(in: rig.window)
    let cells = rig.tableView.visibleCells.compactMap { $0 as? Counted }
    #expect(cells.map(\.preparations) == [0, 0, 0, 0])
    rig.double.scroll(to: 440)
    #expect(cells.map(\.preparations) == [1, 1, 1, 1])
    #expect(rig.visible == "klmn")
    rig.tableView.reconfigureRows(at: [path(0, 10)])
    #expect(cells.map(\.preparations) == [1, 1, 1, 1])
  }

  /// Who looks for stale cells does not disturb the pool.
  @Test func looksAreNotReuses() {
    let rig = TableRig(["abcd"], isOnScreen: false)
    rig.tableView.register(Counted.self, forCellReuseIdentifier: "cell")
    rig.double.putOnScreen(in: rig.window)
    let cells = rig.tableView.visibleCells.compactMap { $0 as? Counted }
    rig.batch(["a"]) { $0.deleteRows(at: (1..<4).map { path(0, $0) }, with: .none) }
    #expect(rig.double.staleCells() == [])
    #expect(cells.map(\.preparations) == [0, 0, 0, 0])
  }

  private final class Headless: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test func aLayoutWithHeadersNeedsThem() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 22)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 99), collectionViewLayout: layout)
    let source = Headless()
    view.dataSource = source
    let window = view.double.putOnScreen()
    #expect(view.double.failures == [.missingMethod("view for a supplementary element")])
    _ = window
  }
}
