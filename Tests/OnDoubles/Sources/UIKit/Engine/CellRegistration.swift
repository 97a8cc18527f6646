// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a list view passes to the cells that it creates.
public struct CellRegistration: Sendable {
  let identifier: String
}

/// A view of a pool.
@MainActor
protocol PooledView: UIView {
  var reuseIdentifier: String? { get }
  init(registration: CellRegistration)
  func prepareForReuse()
}

extension UITableViewCell: PooledView {}
extension UITableViewHeaderFooterView: PooledView {}
extension UICollectionReusableView: PooledView {}
