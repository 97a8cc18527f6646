// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import AppKitPlatform

/// A view that shows a row in a column.
final class FruitCell: NSTableCellView {
  private(set) var fruit: Fruit?

  /// What `show` was told of the row before, each time.
  private(set) var previous: [Fruit?] = []

  /// What is wrong with what `show` was told.
  private(set) var problem: String?

  var text: String { fruit?.text ?? "" }

  func show(_ fruit: Fruit, previous: Fruit? = nil) {
    if let previous, previous != self.fruit {
      problem = "\(self.fruit?.text ?? "nothing") is shown, not \(previous.text)"
    }
    self.previous.append(previous)
    self.fruit = fruit
  }
}

/// An item that shows a row.
final class FruitItem: NSCollectionViewItem {
  private(set) var fruit: Fruit?

  /// What `show` was told of the row before, each time.
  private(set) var previous: [Fruit?] = []

  /// What is wrong with what `show` was told.
  private(set) var problem: String?

  override func loadView() { view = NSView(frame: .zero) }

  func show(_ fruit: Fruit, previous: Fruit? = nil) {
    if let previous, previous != self.fruit {
      problem = "\(self.fruit?.text ?? "nothing") is shown, not \(previous.text)"
    }
    self.previous.append(previous)
    self.fruit = fruit
  }
}

/// The header of a section.
final class ShelfHeader: SupplementaryBase {
  var title = "" { didSet { configurationCount += 1 } }

  private(set) var configurationCount = 0

  static func make() -> Self { Self(frame: .zero) }
}
