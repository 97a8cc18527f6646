// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

@MainActor
@Suite struct CollectionBatchTests {
  @Test func readsABatch() {
    let list = LetterCollection("abcd")
    let items = (0..<4).map { list.item(0, $0) }
    list.update("dxa") {
      $0.insertItems(at: [[0, 1]])
      $0.moveItem(at: [0, 3], to: [0, 0])
      $0.deleteItems(at: [[0, 1], [0, 2]])
    }
    #expect(list.shown == "dxa")
    #expect(list.item(0, 0) === items[3])
    #expect(list.item(0, 2) === items[0])
    #expect(list.double.failures == [])
  }

  /// Items go back to their estimated heights in a batch, until they are laid out.
  @Test func forgetsHeights() {
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

  @Test func throwsTheTextsOfAppKit() {
    let cases: [(words: String, text: String, change: (NSCollectionView) -> Void)] = [
      (
        "ab",
        "attempt to delete item 3 from section 0 which only contains 3 items before the update",
        { $0.deleteItems(at: [[0, 3]]) }
      ),
      (
        "abc", "attempt to delete section 1, but there are only 1 sections before the update",
        { $0.deleteSections([1]) }
      ),
      (
        "abcx",
        "attempt to insert item 4 into section 0, but there are only 4 items in section 0 after the update",
        { $0.insertItems(at: [[0, 4]]) }
      ),
      (
        "abc", "attempt to perform a delete and a move from the same index path (0 - 1)",
        {
          $0.deleteItems(at: [[0, 1]])
          $0.moveItem(at: [0, 1], to: [0, 0])
        }
      ),
      (
        "abc", "attempt to delete and reload the same index path (0 - 1)",
        {
          $0.deleteItems(at: [[0, 1]])
          $0.reloadItems(at: [[0, 1]])
        }
      ),
      (
        "ab", "Invalid update: invalid number of items in section 0.",
        { _ in }
      ),
    ]
    for (words, text, change) in cases {
      let list = LetterCollection("abc")
      list.update(words, changes: change)
      #expect(
        list.double.failures.contains { $0.hasPrefix(text) }, "\(list.double.failures): \(text)")
      #expect(list.shown == "abc")
      #expect(list.collectionView.numberOfItems(inSection: 0) == 3)
    }
  }

  /// A reload beside a move goes wrong in AppKit, so the double does not accept it.
  @Test func rejectsReloadsBesideMoves() {
    let list = LetterCollection("abcd")
    list.update("cabd") {
      $0.moveItem(at: [0, 2], to: [0, 0])
      $0.reloadItems(at: [[0, 1]])
    }
    #expect(list.double.failures.count == 1)
    #expect(list.shown == "abcd")
  }

  @Test func reloadsCreateNewItems() {
    let list = LetterCollection("abc", "d")
    list.double.forgetCalls()
    list.update("axc", "d") { $0.reloadItems(at: [[0, 1]]) }
    #expect(list.shown == "axcd")
    #expect(list.double.calls.filter { $0.name == "item" }.count == 1)
    list.update("axc", "yz") { $0.reloadSections([1]) }
    #expect(list.shown == "axcyz")
    #expect(list.double.failures == [])
  }

  @Test func movesSectionsWithTheirHeaders() {
    let list = LetterCollection("a", "b", "c", headerHeight: 10)
    let headers = (0..<3).map { list.header($0) }
    let item = list.item(2, 0)
    list.update("c", "x", "b") {
      $0.moveSection(2, toSection: 0)
      $0.deleteSections([0])
      $0.insertSections([1])
    }
    #expect(list.shown == "cxb")
    #expect(list.item(0, 0) === item)
    #expect(list.header(0) === headers[2])
    #expect(list.header(2) === headers[1])
    #expect(list.header(1)?.word == "x")
    list.update("c", "y", "b") { $0.reloadSections([1]) }
    #expect(list.header(1)?.word == "y")
    #expect(list.header(0)?.word == "c")
    #expect(list.double.failures == [])
  }

  @Test func mergesBatchesWithinAnother() {
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
    #expect(list.shown == "bcx")
    #expect(ends == 2)
    #expect(list.double.unanimatedBatchCount == 1)
    #expect(list.double.failures == [])
  }

  @Test func treatsSingleChangesAsBatches() {
    let list = LetterCollection("abc")
    list.collectionView.moveItem(at: [0, 0], to: [0, 2])
    #expect(list.shown == "bca")
    list.data = ["bc"]
    list.collectionView.deleteItems(at: [[0, 2]])
    #expect(list.double.failures == ["the data changed before a batch: [2] instead of [3]"])
    list.collectionView.performBatchUpdates(nil)
    #expect(list.double.failures.count == 1)
  }

  @Test func requiresThatPendingReloadsArePerformed() {
    let list = LetterCollection("abc")
    list.collectionView.reloadData()
    #expect(list.collectionView.numberOfSections == 1)
    list.update("ab") { $0.deleteItems(at: [[0, 2]]) }
    #expect(list.double.failures == ["a batch began while a reload was pending"])
  }

  @Test func animatesThroughTheAnimatorOnScreen() {
    let list = LetterCollection("abc")
    list.collectionView.animator().performBatchUpdates {}
    #expect(list.double.animatedBatchCount == 1)
    list.collectionView.performBatchUpdates {}
    #expect(list.double.animatedBatchCount == 1)
    #expect(list.double.unanimatedBatchCount == 1)
    list.window.contentView = nil
    list.collectionView.performBatchUpdates {}
    #expect(list.double.failures == [])
    list.collectionView.animator().performBatchUpdates {}
    #expect(list.double.failures == ["a batch was animated off screen"])
    list.window.contentView = list.scrollView
    list.scrollView.frame.size.height = 0
    list.window.layoutIfNeeded()
    list.collectionView.animator().performBatchUpdates {}
    #expect(list.double.failures.count == 2)
  }

  @Test func completesAsConfigured() async {
    for mode in AnimationEnd.allCases {
      let list = LetterCollection("abc")
      list.double.completion = mode
      var ends: [Bool] = []
      list.collectionView.performBatchUpdates({}, completionHandler: { ends.append($0) })
      #expect(ends == (mode == .atOnce ? [true] : []), "\(mode)")
      for _ in 0..<10 { await Task.yield() }
      let expected: [Bool] = mode == .interrupted ? [false] : [true]
      #expect(ends == (mode == .manual || mode == .dropped ? [] : expected), "\(mode)")
      list.double.endAnimations(finished: false)
      #expect(ends.count == (mode == .dropped ? 0 : 1), "\(mode)")
      if mode == .manual { #expect(ends == [false]) }
    }
  }

  @Test func movesTheSelectionWithItsRows() {
    let list = LetterCollection("abcd", "e")
    list.collectionView.selectionIndexPaths = [[0, 1], [0, 2], [1, 0]]
    list.update("e", "abcd") { $0.moveSection(1, toSection: 0) }
    #expect(list.collectionView.selectionIndexPaths == [[1, 1], [1, 2], [0, 0]])
    list.update("e", "cad") {
      $0.moveItem(at: [1, 2], to: [1, 0])
      $0.deleteItems(at: [[1, 1]])
    }
    #expect(list.collectionView.selectionIndexPaths == [[1, 0], [0, 0]])
    #expect(list.double.failures == [])
  }

  @Test func isNotReleasedWithinAnAnimation() {
    var list: LetterCollection? = LetterCollection("abc")
    let double = list?.double
    double?.completion = .manual
    list?.collectionView.performBatchUpdates {
    } completionHandler: { _ in
    }
    list = nil
    #expect(double?.failures == ["the collection view was released in the middle of an update"])
  }
}
