// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The data source that a collection view calls.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes. Without a closure, the
  /// view behaves as if the data source lacked the method.
  @MainActor
  final class CollectionBridge: NSObject {
    var numberOfSections: () -> Int
    var numberOfItems: (_ section: Int) -> Int
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    var supplementaryView:
      ((UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?
    var canMove: ((IndexPath) -> Bool)?
    var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)?

    /// Whether the view has asked for the number of sections or items.
    private(set) var wasAsked = false

    /// The number of calls of the view that are under way.
    private var callDepth = 0

    /// Whether the view is asking, so that its data must not change.
    var isAsked: Bool { callDepth > 0 }

    init(
      numberOfSections: @escaping () -> Int, numberOfItems: @escaping (Int) -> Int,
      cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) {
      self.numberOfSections = numberOfSections
      self.numberOfItems = numberOfItems
      self.cell = cell
    }
  }

  extension CollectionBridge: UICollectionViewDataSource {
    func numberOfSections(in _: UICollectionView) -> Int {
      wasAsked = true
      return answering { numberOfSections() }
    }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      wasAsked = true
      return answering { numberOfItems(section) }
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      answering { cell(collectionView, indexPath) }
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let supplementaryView else {
        preconditionFailure(
          "The layout asks for a view of kind \"\(kind)\" at \(indexPath), but supplementaryView is nil."
        )
      }
      return answering { supplementaryView(collectionView, kind, indexPath) }
    }

    func collectionView(_: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      answering { move != nil && canMove?(indexPath) ?? true }
    }

    func collectionView(
      _: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
    ) {
      answering { move?(from, to) }
    }

    private func answering<Answer>(_ answer: () -> Answer) -> Answer {
      callDepth += 1
      defer { callDepth -= 1 }
      return answer()
    }
  }
#endif
