// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

/// What views of lists do that adapters have to cope with, at its worst.
@MainActor
@Suite struct HazardTests {
  /// What is counted before the layout is counted again; the selection stays at its indexes.
  @Test func reloadsOfATable() {
    let table = LetterTable("abcd")
    table.tableView.selectRowIndexes([1, 3], byExtendingSelection: false)
    let old = table.cell(0)
    table.data = Array("xy")
    table.tableView.reloadData()
    #expect(old?.stringValue == "a" && table.tableView.numberOfRows == 2 && table.shown == "")
    table.data = Array("xyz")
    #expect(table.tableView.numberOfRows == 2)
    table.window.layoutIfNeeded()
    #expect(table.shown == "xyz" && table.tableView.selectedRowIndexes == [1])
  }

  /// The selection and the place are lost.
  @Test func reloadsOfACollectionView() {
    let list = LetterCollection("abcdefghij")
    list.collectionView.selectionIndexPaths = [[0, 1]]
    list.collectionView.scroll(NSPoint(x: 0, y: 40))
    list.data = ["xyzxyzxyz", "u"]
    list.collectionView.reloadData()
    #expect(list.collectionView.selectionIndexPaths == [])
    #expect(list.collectionView.visibleRect.minY == 0)
    #expect(list.collectionView.numberOfSections == 2 && list.shown == "")
    #expect(list.collectionView.layoutAttributesForItem(at: [0, 0]) == nil)
    list.data = ["ab"]
    list.collectionView.selectionIndexPaths = [[0, 1], [0, 2]]
    list.window.layoutIfNeeded()
    #expect(list.shown == "ab" && list.collectionView.selectionIndexPaths == [[0, 1]])
    #expect(list.double.failures == [])
  }

  /// A row that is inserted where it does not stay shows another row.
  @Test func viewsInTheMiddleOfUpdates() {
    let table = LetterTable("abc")
    table.double.loadsInsertedRowsAtOnce = true
    table.update("xyabc") {
      $0.insertRows(at: [0])
      $0.insertRows(at: [0])
    }
    #expect(table.shown == "xxabc")
    #expect(table.double.calls.contains(.init(name: "view", phase: .inBatch)))
  }

  @Test func viewsBeyondVisibleOnes() {
    let table = LetterTable("abcdefghijklmnop")
    #expect(table.shown == "abcdef")
    table.tableView.scroll(NSPoint(x: 0, y: 110))
    table.window.layoutIfNeeded()
    #expect(table.shown == "efghijkl")
    // The sixth item was prepared before its data changed.
    let list = LetterCollection("abcdefghij", headerHeight: 10)
    list.data = ["abcdeFghij"]
    list.collectionView.scroll(NSPoint(x: 0, y: 30))
    list.window.layoutIfNeeded()
    #expect(list.shown == "bcdef")
    list.collectionView.scroll(NSPoint(x: 0, y: 110))
    list.window.layoutIfNeeded()
    list.collectionView.reloadItems(at: [[0, 5]])
    #expect(list.shown == "Fghij" && list.double.failures == [])
  }

  /// Items go back to their estimated heights in a batch, until they are laid out.
  @Test func heightsOfItems() {
    let list = LetterCollection("abcdefgh")
    let layout = list.collectionView.collectionViewLayout as? NSCollectionViewFlowLayout
    layout?.estimatedItemSize = NSSize(width: 20, height: 20)
    list.double.heightOfView = { _, _ in 50 }
    func height() -> CGFloat? {
      list.collectionView.layoutAttributesForItem(at: [0, 1])?.frame.height
    }
    list.collectionView.needsLayout = true
    list.window.layoutIfNeeded()
    #expect(height() == 50)
    list.update("xabcdefgh") { $0.insertItems(at: [[0, 0]]) }
    #expect(height() == 20)
    list.window.layoutIfNeeded()
    #expect(height() == 50 && list.double.failures == [])
  }

  @Test func batchesInBatches() {
    let list = LetterCollection("abc")
    var ends = 0
    list.collectionView.performBatchUpdates {
      list.collectionView.deleteItems(at: [[0, 0]])
      list.collectionView.performBatchUpdates {
        list.data = ["bcx"]
        list.collectionView.insertItems(at: [[0, 2]])
      } completionHandler: { _ in
        ends += 1
      }
    } completionHandler: { _ in
      ends += 1
    }
    #expect(list.shown == "bcx" && ends == 2 && list.double.unanimatedBatchCount == 1)
  }

  /// When animations end.
  @Test(arguments: AnimationEnd.allCases) func completions(_ mode: AnimationEnd) async {
    let (table, list) = (LetterTable("ab"), LetterCollection("abc"))
    (table.double.completion, list.double.completion) = (mode, mode)
    nonisolated(unsafe) var ends = 0
    NSAnimationContext.runAnimationGroup { _ in
      table.tableView.moveRow(at: 0, to: 1)
    } completionHandler: {
      ends += 1
    }
    var finished: [Bool] = []
    list.collectionView.performBatchUpdates({}, completionHandler: { finished.append($0) })
    let open = mode == .manual ? 1 : 0
    #expect(ends == (mode == .atOnce ? 1 : 0) && finished == (mode == .atOnce ? [true] : []))
    #expect(table.double.openAnimationCount == open && list.double.openAnimationCount == open)
    for _ in 0..<10 { await Task.yield() }
    let isOver = mode != .manual && mode != .dropped
    #expect(ends == (isOver ? 1 : 0) && finished == (isOver ? [mode != .interrupted] : []))
    for double in [table.double, list.double] { double.endAnimations(finished: false) }
    table.double.endAnimations()
    #expect(ends == (mode == .dropped ? 0 : 1))
    #expect(mode != .manual || finished == [false])
  }
}
