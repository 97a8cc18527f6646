// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A view that the data source is asked for.
struct ViewRequest {
  let kind: String
  let path: IndexPath

  /// The cell that is to be returned, if it is only given new content.
  let existing: UIView?

  /// Whether views are new instead of reused.
  var isProbe = false

  var dequeued: [UIView] = []

  /// Whether a failure about the existing cell is recorded.
  var isReported = false
}

/// The views that wait for their next use.
extension ListViewDouble {
  /// How many cells are being asked for, by all views.
  static var cellRequestCount = 0

  func register(_ cellClass: AnyClass?, kind: String, identifier: String) {
    classes[PoolKey(kind: kind, identifier: identifier)] = cellClass as? any PooledView.Type
  }

  /// Returns the kind under which the views of a kind are kept.
  func poolKind(_ kind: String) -> String {
    host.kind == .tableView && kind != Self.cellKind ? UITableView.headerFooterKind : kind
  }

  /// Asks for a view.
  ///
  /// - Parameter existing: The cell that is given new content.
  func provide(_ kind: String, at path: IndexPath, existing: UIView? = nil) -> UIView? {
    let isCell = kind == Self.cellKind
    request = ViewRequest(kind: poolKind(kind), path: path, existing: existing)
    if isCell { Self.cellRequestCount += 1 }
    defer { if isCell { Self.cellRequestCount -= 1 } }
    let view = asking {
      isCell ? host.cell(at: path) : host.supplementary(kind, at: path)
    }
    let request = self.request
    self.request = nil
    let unused = request?.dequeued.filter { $0 !== view && $0 !== existing } ?? []
    if !unused.isEmpty { record.add(.dequeuedAndUnused(path)) }
    for view in unused { putAway(view, kind: poolKind(kind)) }
    if let existing, view !== existing, request?.isReported != true {
      record.add(.otherCell(path, text: Self.otherCellText))
    }
    if host.requiresDequeuedCells, let view, existing == nil,
      request?.dequeued.contains(where: { $0 === view }) != true
    {
      record.add(.notDequeued(path, text: notDequeuedText(isCell)))
    }
    if view == nil {
      record.add(.missingMethod(isCell ? host.cellMethod : "view for a supplementary element"))
    }
    return view
  }

  func dequeue(_ kind: String, _ identifier: String) -> UIView? {
    guard let view = take(PoolKey(kind: kind, identifier: identifier)) else { return nil }
    request?.dequeued.append(view)
    return view
  }

  func dequeue(_ kind: String, _ identifier: String, for path: IndexPath) -> UIView? {
    if let request {
      if request.path != path || request.kind != kind {
        record.add(.dequeuedForOtherPath(path, asked: request.path))
      }
      if let existing = request.existing as? any PooledView {
        if existing.reuseIdentifier == identifier { return existing }
        record.add(.otherCell(path, text: Self.otherCellText))
        self.request?.isReported = true
      }
    } else {
      record.add(.dequeuedUnasked(path))
    }
    if let view = dequeue(kind, identifier) { return view }
    record.add(
      .unregistered(identifier: identifier, text: unregisteredText(kind, identifier)))
    return nil
  }

  private func take(_ key: PoolKey) -> UIView? {
    if request?.isProbe != true, let view = pool[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[key]?.init(registration: CellRegistration(identifier: key.identifier))
  }

  /// Keeps a view for its next use.
  func putAway(_ view: UIView, kind: String) {
    view.removeFromSuperview()
    guard let pooled = view as? any PooledView, let identifier = pooled.reuseIdentifier else {
      return
    }
    pool[PoolKey(kind: kind, identifier: identifier), default: []].append(pooled)
  }

  static let otherCellText =
    "Attempted to dequeue a cell for a different registration or reuse identifier than the "
    + "existing cell when reconfiguring an item, which is not allowed"

  private func unregisteredText(_ kind: String, _ identifier: String) -> String {
    let element = kind == Self.cellKind ? "UICollectionElementKindCell" : kind
    return
      (host.kind == .tableView
      ? "unable to dequeue a cell with identifier \(identifier)"
      : "could not dequeue a view of kind: \(element) with identifier \(identifier)")
      + " - must register a nib or a class for the identifier or connect a prototype cell in a "
      + "storyboard"
  }

  private func notDequeuedText(_ isCell: Bool) -> String {
    let name = isCell ? "cell" : "view"
    return "the \(name) returned by the data source does not have a reuseIdentifier - "
      + "\(name)s must be retrieved by dequeuing them"
  }
}
