// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

@MainActor
@Suite struct CollectionViewTests {
  @Test func reloadsLazily() {
    let list = LetterCollection("abcdefghij")
    list.collectionView.selectionIndexPaths = [[0, 1]]
    list.collectionView.scroll(NSPoint(x: 0, y: 40))
    list.data = ["xyzxyzxyz", "u"]
    list.collectionView.reloadData()
    #expect(list.double.reloadCount == 1)
    #expect(list.collectionView.selectionIndexPaths == [])
    #expect(list.collectionView.visibleRect.minY == 0)
    #expect(list.collectionView.numberOfSections == 2)
    #expect(list.collectionView.layoutAttributesForItem(at: [0, 0]) == nil)
    #expect(list.shown == "")
    list.window.layoutIfNeeded()
    #expect(list.shown == "xyzxy")
    #expect(list.double.failures == [])
  }

  @Test func countsAgainAtTheLayout() {
    let list = LetterCollection("abc")
    list.collectionView.reloadData()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 3)
    list.data = ["ab"]
    #expect(list.collectionView.numberOfItems(inSection: 0) == 3)
    list.collectionView.selectionIndexPaths = [[0, 1], [0, 2]]
    list.window.layoutIfNeeded()
    #expect(list.shown == "ab")
    #expect(list.collectionView.selectionIndexPaths == [[0, 1]])
  }

  @Test func keepsItsStateWithoutAWindow() {
    let list = LetterCollection("abc")
    list.window.contentView = nil
    list.data = ["x"]
    list.collectionView.reloadData()
    list.collectionView.layoutSubtreeIfNeeded()
    #expect(list.shown == "abc")
    #expect(list.collectionView.numberOfItems(inSection: 0) == 1)
    #expect(list.shown == "")
    list.window.contentView = list.scrollView
    list.window.layoutIfNeeded()
    #expect(list.shown == "x")
  }

  /// AppKit throws at items and supplementary views that it has not made.
  @Test func wantsItemsAndHeadersThatItHasMade() {
    let collectionView = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let layout = NSCollectionViewFlowLayout()
    layout.headerReferenceSize.height = 10
    collectionView.collectionViewLayout = layout
    let (window, dataSource) = (NSWindow(), ForeignItems())
    window.contentView = collectionView
    collectionView.dataSource = dataSource
    window.layoutIfNeeded()
    #expect(
      collectionView.double.failures == [
        "the item at [0, 0] was not made by makeItem(withIdentifier:for:)",
        "the header of section 0 was not made by the collection view",
      ])
  }

  @Test func keepsVisibleItemsAndPreparesAFewMore() {
    let list = LetterCollection("abcdefghij", headerHeight: 10)
    #expect(list.shown == "abcde")
    #expect(list.collectionView.frame.height == 210)
    let first = list.item(0, 0)
    list.data = ["abcdeFghij"]
    list.collectionView.scroll(NSPoint(x: 0, y: 30))
    list.window.layoutIfNeeded()
    // The sixth item was prepared before its data changed.
    #expect(list.shown == "bcdef")
    #expect(first?.letter == "a")
    #expect(list.item(0, 0) == nil)
    #expect(list.header(0) == nil)
    list.collectionView.scroll(NSPoint(x: 0, y: 110))
    list.window.layoutIfNeeded()
    #expect(list.shown == "fghij")
    list.collectionView.reloadItems(at: [[0, 5]])
    #expect(list.shown == "Fghij")
    #expect(list.item(0, 9) != nil)
    #expect(list.double.failures == [])
  }

  @Test func knowsWhereItemsAre() {
    let list = LetterCollection("ab", "c", headerHeight: 10)
    let collectionView = list.collectionView
    #expect(
      collectionView.layoutAttributesForItem(at: [1, 0])?.frame
        == NSRect(x: 0, y: 60, width: 100, height: 20))
    #expect(collectionView.layoutAttributesForItem(at: [1, 1]) == nil)
    #expect(collectionView.indexPathsForVisibleItems() == [[0, 0], [0, 1], [1, 0]])
    #expect(
      list.item(1, 0).flatMap { collectionView.indexPath(for: $0) }
        == IndexPath(item: 0, section: 1))
    #expect(
      collectionView.indexPath(for: NSCollectionViewItem(nibName: nil, bundle: nil)) == nil)
    let kind = NSCollectionView.elementKindSectionHeader
    #expect(
      collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [[0, 0], [1, 0]])
    #expect(
      collectionView.visibleSupplementaryViews(ofKind: kind).map { ($0 as? WordHeader)?.word }
        == ["ab", "c"])
    #expect(list.header(2) == nil)
    #expect(list.item(0, 2) == nil)
    #expect(list.item(2, 0) == nil)
  }

  @Test func checksSectionsAndItems() {
    let list = LetterCollection("ab")
    #expect(list.collectionView.numberOfItems(inSection: 1) == 0)
    list.collectionView.selectionIndexPaths = [[0, 0], [0, 2]]
    #expect(list.collectionView.selectionIndexPaths == [[0, 0]])
    #expect(list.item(0, 0)?.isSelected == true)
    #expect(list.item(0, 1)?.isSelected == false)
    #expect(list.double.failures.count == 2)
  }

  @Test func reusesItems() {
    let list = LetterCollection("ab", headerHeight: 10)
    let (item, header) = (list.item(0, 1), list.header(0))
    #expect(item?.collectionView === list.collectionView)
    list.update("a") { $0.deleteItems(at: [[0, 1]]) }
    list.update("ax") { $0.insertItems(at: [[0, 1]]) }
    #expect(list.item(0, 1) === item)
    #expect(item?.preparations == 1)
    list.collectionView.reloadData()
    list.window.layoutIfNeeded()
    #expect(list.header(0) === header)
    #expect(list.shown == "ax")
  }

  @Test func reusesItemsAndHeadersOfAReload() {
    let list = LetterCollection("ab", "c", headerHeight: 10)
    let (items, header) = ([list.item(0, 0), list.item(0, 1), list.item(1, 0)], list.header(1))
    list.collectionView.reloadData()
    list.window.layoutIfNeeded()
    #expect(items.contains { $0 === list.item(0, 0) })
    list.update("ab") { $0.deleteSections([1]) }
    #expect(header?.preparations == 1)
    list.update("ab", "d") { $0.insertSections([1]) }
    #expect(list.header(1)?.preparations == 2)
    #expect(list.double.failures == [])
  }

  @Test func selectsItemsThatAreNotLoaded() {
    let list = LetterCollection("abcdefghijkl")
    list.collectionView.selectionIndexPaths = [[0, 11]]
    list.collectionView.scroll(NSPoint(x: 0, y: 500))
    list.window.layoutIfNeeded()
    #expect(list.item(0, 11)?.isSelected == true)
    #expect(list.item(0, 10)?.isSelected == false)
    list.data = ["abcdefghijklmn"]
    list.collectionView.reloadData()
    list.collectionView.selectionIndexPaths = [[0, 13]]
    #expect(list.collectionView.selectionIndexPaths == [[0, 13]])
    #expect(list.double.failures == [])
  }

  /// A view that shrinks does not stay scrolled beyond its end.
  @Test func fitsItsItems() {
    let list = LetterCollection("abcdefghij")
    list.collectionView.scroll(NSPoint(x: 0, y: 100))
    list.update("abcdef") { $0.deleteItems(at: Set((6..<10).map { [0, $0] })) }
    #expect(list.collectionView.frame.height == 120)
    #expect(list.collectionView.visibleRect.minY == 20)
  }

  @Test func makesWhatIsRegistered() {
    let list = LetterCollection("ab")
    let item = list.collectionView.makeItem(withIdentifier: "letter", for: [0, 0])
    #expect(item is LetterItem)
    #expect(item.identifier == "letter")
    _ = list.collectionView.makeItem(withIdentifier: "none", for: [0, 0])
    _ = list.collectionView.makeSupplementaryView(
      ofKind: "header", withIdentifier: "none", for: [0, 0])
    #expect(list.double.failures.count == 2)
  }

  @Test func laysOutAgain() {
    let list = LetterCollection("ab")
    #expect(!list.collectionView.needsLayout)
    list.collectionView.collectionViewLayout?.invalidateLayout()
    #expect(list.collectionView.needsLayout)
  }

  @Test func livesWithoutDataSource() {
    let list = LetterCollection("ab")
    list.collectionView.dataSource = nil
    list.window.layoutIfNeeded()
    #expect(list.collectionView.numberOfSections == 0)
    #expect(list.shown == "")
    #expect(list.double.failures == [])
  }

  @Test func loadsViewsOfControllers() {
    final class Controller: NSViewController {
      override func loadView() { view = NSTextField(frame: .zero) }
    }
    #expect(Controller(nibName: nil, bundle: nil).view is NSTextField)
    let plain = NSViewController(nibName: nil, bundle: nil)
    #expect(plain.view === plain.view)
  }
}

/// A data source that makes an item and a header by itself.
private final class ForeignItems: NSObject, NSCollectionViewDataSource {
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { LetterItem(nibName: nil, bundle: nil) }
}
