// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The supplementary views of a collection view's sections and rows.
  @MainActor
  final class SupplementaryViews<Section: ListSection> {
    /// How to make and configure views of a kind.
    struct Kind {
      let identifier: String
      let configure: (UICollectionReusableView, IndexPath, [Section]) -> Void
    }

    var kinds: [String: Kind] = [:]

    func view(
      ofKind name: String, at indexPath: IndexPath, of list: [Section],
      in collectionView: UICollectionView
    ) -> UICollectionReusableView {
      guard let kind = kinds[name] else {
        preconditionFailure("The layout asks for views of kind \"\(name)\", which were not set.")
      }
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: name, withReuseIdentifier: kind.identifier, for: indexPath)
      kind.configure(view, indexPath, list)
      return view
    }

    /// Configures the visible views.
    func refresh(of list: [Section], in collectionView: UICollectionView) {
      for (name, kind) in kinds {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: name) {
          let view = collectionView.supplementaryView(forElementKind: name, at: path)
          if let view { kind.configure(view, path, list) }
        }
      }
    }

    /// Makes the layout arrange the visible views of sections again.
    func invalidateLayout(of sections: IndexSet, in collectionView: UICollectionView) {
      let layout = collectionView.collectionViewLayout
      let contextClass: AnyClass = type(of: layout).invalidationContextClass
      for name in kinds.keys {
        let paths = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: name)
          .filter { path in path.first.map(sections.contains) ?? false }
        if paths.isEmpty { continue }
        if let contextType = contextClass as? UICollectionViewLayoutInvalidationContext.Type {
          let context = contextType.init()
          context.invalidateSupplementaryElements(ofKind: name, at: paths)
          layout.invalidateLayout(with: context)
        }
      }
    }
  }
#endif
