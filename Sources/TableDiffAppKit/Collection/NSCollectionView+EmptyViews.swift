// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// An item for a row that is gone.
  private final class EmptyItem: NSCollectionViewItem {
    /// Creates the view, which would otherwise be loaded from a file.
    override func loadView() { view = NSView(frame: .zero) }
  }

  /// A supplementary view for a section that is gone, or of a kind without views.
  private final class EmptyView: NSView, NSCollectionViewElement {}

  extension NSCollectionView {
    /// Returns an empty item made by the view, which throws if it gets an item from elsewhere.
    func emptyItem(for path: IndexPath) -> NSCollectionViewItem {
      let identifier = NSUserInterfaceItemIdentifier.ofClass(EmptyItem.self)
      register(EmptyItem.self, forItemWithIdentifier: identifier)
      return makeItem(withIdentifier: identifier, for: path)
    }

    func emptyView(ofKind kind: SupplementaryElementKind, for path: IndexPath) -> NSView {
      let identifier = NSUserInterfaceItemIdentifier.ofClass(EmptyView.self)
      register(EmptyView.self, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      return makeSupplementaryView(ofKind: kind, withIdentifier: identifier, for: path)
    }
  }
#endif
