// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension UITableView {
    /// Registers a class of cells, and returns its identifier.
    @usableFromInline
    func register(_ cellType: UITableViewCell.Type) -> String {
      let identifier = String(reflecting: cellType)
      register(cellType, forCellReuseIdentifier: identifier)
      return identifier
    }

    /// Returns a cell of a class that was registered.
    @usableFromInline
    func dequeue<Cell: UITableViewCell>(
      _ cellType: Cell.Type, _ identifier: String, for indexPath: IndexPath
    ) -> Cell {
      let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      guard let cell = cell as? Cell else {
        preconditionFailure("\(type(of: cell)) is registered for \(identifier).")
      }
      return cell
    }
  }

  extension UICollectionView {
    /// Registers a class of cells, and returns its identifier.
    @usableFromInline
    func register(_ cellType: UICollectionViewCell.Type) -> String {
      let identifier = String(reflecting: cellType)
      register(cellType, forCellWithReuseIdentifier: identifier)
      return identifier
    }

    /// Returns a cell of a class that was registered.
    @usableFromInline
    func dequeue<Cell: UICollectionViewCell>(
      _ cellType: Cell.Type, _ identifier: String, for indexPath: IndexPath
    ) -> Cell {
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      guard let cell = cell as? Cell else {
        preconditionFailure("\(type(of: cell)) is registered for \(identifier).")
      }
      return cell
    }
  }
#endif
