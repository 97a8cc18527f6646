// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The supplementary views of a collection view's sections.
  @MainActor
  final class SupplementaryViews<Section: ListSection> {
    private struct Kind {
      let identifier: NSUserInterfaceItemIdentifier
      let configure: (NSView, Section) -> Void
    }

    private var kinds: [NSCollectionView.SupplementaryElementKind: Kind] = [:]

    func show<View: NSView & NSCollectionViewElement>(
      _ type: View.Type, ofKind kind: NSCollectionView.SupplementaryElementKind, nib: NSNib?,
      in collectionView: NSCollectionView, configure: @escaping (View, Section) -> Void
    ) {
      let identifier = NSUserInterfaceItemIdentifier.ofClass(type)
      if let nib {
        collectionView.register(nib, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      } else {
        collectionView.register(type, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      }
      kinds[kind] = Kind(identifier: identifier) { view, section in
        if let view = view as? View { configure(view, section) }
      }
    }

    func view(
      ofKind kind: NSCollectionView.SupplementaryElementKind, at path: IndexPath,
      of list: [Section], in collectionView: NSCollectionView
    ) -> NSView? {
      guard let provider = kinds[kind] else { return nil }
      let view = collectionView.makeSupplementaryView(
        ofKind: kind, withIdentifier: provider.identifier, for: path)
      if let section = list.section(at: path.section) { provider.configure(view, section) }
      return view
    }

    /// Configures the visible views.
    func refresh(of list: [Section], in collectionView: NSCollectionView) {
      for (kind, provider) in kinds {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          let view = collectionView.supplementaryView(forElementKind: kind, at: path)
          if let view, let section = list.section(at: path.section) {
            provider.configure(view, section)
          }
        }
      }
    }
  }
#endif
