// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// Registers a class of cells.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    double.register(cellClass, kind: ListViewDouble.cellKind, identifier: identifier)
  }

  /// Registers the nib of cells.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    double.register(nib?.viewClass, kind: ListViewDouble.cellKind, identifier: identifier)
  }

  /// Registers the nib of supplementary views.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    double.register(nib?.viewClass, kind: kind, identifier: identifier)
  }

  /// Registers a class of supplementary views.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    double.register(viewClass, kind: elementKind, identifier: identifier)
  }

  /// Returns a cell of the pool, or else a new one.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    double.dequeue(ListViewDouble.cellKind, identifier, for: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view of the pool, or else a new one.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    double.dequeue(elementKind, identifier, for: indexPath) as? UICollectionReusableView
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// How cells of a class are made and given the content of an item.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Gives a cell the content of an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    fileprivate final class Identity {}

    fileprivate let identity = Identity()
    fileprivate let handler: Handler
    fileprivate let isMadeInCell: Bool

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
      isMadeInCell = ListViewDouble.cellRequestCount > 0
    }
  }

  /// Returns a cell of the registration's class with the content of an item.
  ///
  /// Since iOS 15 a registration must not be made while a cell is asked for.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registration.isMadeInCell { double.record.add(.registrationMadeInCell(indexPath)) }
    let identifier = "\(ObjectIdentifier(registration.identity))"
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { preconditionFailure("\(cell) is no \(Cell.self).") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
