// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CollectionScreen {
    /// Shows supplementary views of a class for the sections.
    func showSupplementaryViews<View: NSView & NSCollectionViewElement>(
      _ type: View.Type, ofKind kind: NSCollectionView.SupplementaryElementKind,
      nib: NSNib?, configure: @escaping (View, Section) -> Void
    ) {
      let identifier = NSUserInterfaceItemIdentifier.ofClass(type)
      if let nib {
        collectionView?.register(
          nib, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      } else {
        collectionView?.register(
          type, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      }
      supplementaryViews[kind] = SupplementaryView(identifier: identifier) { view, section in
        if let view = view as? View { configure(view, section) }
      }
    }

    /// Makes and configures a supplementary view.
    func supplementaryView(
      ofKind kind: NSCollectionView.SupplementaryElementKind, at path: IndexPath
    ) -> NSView? {
      guard let collectionView, let provider = supplementaryViews[kind] else { return nil }
      let view = collectionView.makeSupplementaryView(
        ofKind: kind, withIdentifier: provider.identifier, for: path)
      if let section = section(at: path.section) { provider.configure(view, section) }
      return view
    }

    /// Configures the supplementary views that are on screen.
    func refreshSupplementaryViews() {
      guard let collectionView else { return }
      for (kind, provider) in supplementaryViews {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          let view = collectionView.supplementaryView(forElementKind: kind, at: path)
          if let view, let section = section(at: path.section) { provider.configure(view, section) }
        }
      }
    }
  }
#endif
