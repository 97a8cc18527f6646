// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// A data source of a collection view that is made of closures.
  ///
  ///     let source = ClosureCollectionDataSource {
  ///       [unowned self] collectionView, indexPath in
  ///       let cell = collectionView.dequeueReusableCell(
  ///         withReuseIdentifier: "fruit", for: indexPath)
  ///       (cell as? FruitCell)?.name = self.fruits[indexPath.item].name
  ///       return cell
  ///     }
  ///     source.numberOfItems = { [unowned self] _ in self.fruits.count }
  ///     collectionView.dataSource = source
  ///
  /// A collection view does not retain its data source. Without a closure, the view behaves as if the
  /// data source lacked the method: one section, no items, no items that move.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes.
  /// ``CollectionListDataSource`` is built on it.
  @MainActor
  public final class ClosureCollectionDataSource: NSObject {
    /// Returns the number of sections; by default 1.
    public var numberOfSections: () -> Int = { 1 }

    /// Returns the number of items in a section; by default 0.
    public var numberOfItems: (_ section: Int) -> Int = { _ in 0 }

    /// Returns the cell for an item.
    public var cell: (UICollectionView, IndexPath) -> UICollectionViewCell

    /// Returns the supplementary view of a kind; needed if the layout shows one.
    public var supplementaryView:
      ((UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?

    /// Returns whether the user can move an item; by default all items if there is ``move``.
    public var canMove: ((IndexPath) -> Bool)?

    /// Moves an item in the data, after the user has moved it in the view.
    public var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)?

    /// Whether the view has asked for the number of sections or items.
    private(set) var wasAsked = false

    /// The number of calls of the view that are under way.
    private var callDepth = 0

    /// Whether the view is asking, so that its data must not change.
    var isAsked: Bool { callDepth > 0 }

    /// Creates a data source without items.
    ///
    /// - Parameter cell: Returns the cell for an item.
    public init(cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.cell = cell
    }
  }

  extension ClosureCollectionDataSource: UICollectionViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in _: UICollectionView) -> Int {
      wasAsked = true
      return answering { numberOfSections() }
    }

    /// Returns the number of items in a section.
    public func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      wasAsked = true
      return answering { numberOfItems(section) }
    }

    /// Returns the cell for an item.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      answering { cell(collectionView, indexPath) }
    }

    /// Returns a supplementary view.
    public func collectionView(
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

    /// Returns whether the user can move an item.
    public func collectionView(_: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      answering { move != nil && canMove?(indexPath) ?? true }
    }

    /// Moves an item in the data.
    public func collectionView(
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
