// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// Registers a class of cells.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    double.register(cellClass, kind: ListViewDouble.cellKind, identifier: identifier)
  }

  /// Registers the nib of cells.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    double.register(nib?.viewClass, kind: ListViewDouble.cellKind, identifier: identifier)
  }

  /// Registers the nib of headers and footers.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    double.register(
      nib?.viewClass, kind: Self.headerFooterKind, identifier: identifier)
  }

  /// Registers a class of headers and footers.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    double.register(aClass, kind: Self.headerFooterKind, identifier: identifier)
  }

  /// Returns a cell of the pool, if there is one.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    double.dequeue(ListViewDouble.cellKind, identifier) as? UITableViewCell
  }

  /// Returns a cell of the pool, or else a new one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    double.dequeue(ListViewDouble.cellKind, identifier, for: indexPath) as? UITableViewCell
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer of the pool, or else a new one if its class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    double.dequeue(Self.headerFooterKind, identifier) as? UITableViewHeaderFooterView
  }
}
