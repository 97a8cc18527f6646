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
