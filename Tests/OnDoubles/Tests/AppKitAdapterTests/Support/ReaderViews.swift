// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit

/// A document that has a title above a list, and counts from its bottom.
final class FormDocument: NSView {
  private let list: NSView

  init(_ list: NSView) {
    self.list = list
    super.init(frame: list.frame)
    addSubview(list)
  }

  required init?(coder: NSCoder) { fatalError("not in a file") }

  override func layout() {
    list.layoutSubtreeIfNeeded()
    guard let clip = superview as? NSClipView else { return }
    let room = clip.bounds.height - clip.contentInsets.top - clip.contentInsets.bottom
    let size = NSSize(width: clip.bounds.width, height: max(list.frame.height + 60, room))
    list.frame.size.width = size.width
    list.frame.origin.y = size.height - 60 - list.frame.height
    if frame.size != size { frame.size = size }
  }
}

/// A delegate of an app's own.
final class ReaderDelegate: NSObject, NSTableViewDelegate {
  var height: (Int) -> CGFloat = { _ in 0 }

  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { height(row) }
}

/// An item with the view of a cell.
final class ReaderItem: NSCollectionViewItem {
  override func loadView() { view = FruitCell(frame: .zero) }
}
