// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension UITableView {
    /// Registers a cell class or its nib, and returns the reuse identifier.
    @usableFromInline
    func register(_ cellType: UITableViewCell.Type, _ nib: UINib?) -> String {
      let identifier = String(reflecting: cellType)
      if let nib {
        register(nib, forCellReuseIdentifier: identifier)
      } else {
        register(cellType, forCellReuseIdentifier: identifier)
      }
      return identifier
    }

    @usableFromInline
    func dequeue<Cell: UITableViewCell>(
      _ cellType: Cell.Type, _ identifier: String, for indexPath: IndexPath
    ) -> Cell {
      checked(dequeueReusableCell(withIdentifier: identifier, for: indexPath), identifier)
    }
  }

  extension UICollectionView {
    /// Registers a cell class or its nib, and returns the reuse identifier.
    @usableFromInline
    func register(_ cellType: UICollectionViewCell.Type, _ nib: UINib?) -> String {
      let identifier = String(reflecting: cellType)
      if let nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(cellType, forCellWithReuseIdentifier: identifier)
      }
      return identifier
    }

    @usableFromInline
    func dequeue<Cell: UICollectionViewCell>(
      _ cellType: Cell.Type, _ identifier: String, for indexPath: IndexPath
    ) -> Cell {
      checked(dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath), identifier)
    }
  }

  /// Returns a cell as one of the class that its identifier stands for.
  private func checked<Cell: UIView>(_ cell: UIView, _ identifier: String) -> Cell {
    guard let cell = cell as? Cell else {
      preconditionFailure("\(type(of: cell)) is registered for \(identifier).")
    }
    return cell
  }
#endif
