// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The supplementary views of a collection view's sections.
  @MainActor
  final class SupplementaryViews<Section: ListSection> {
    /// How to make and configure views of a kind.
    struct Kind {
      let identifier: String
      let configure: (UICollectionReusableView, Section) -> Void
    }

    var kinds: [String: Kind] = [:]

    /// Returns a view for a section.
    func view(
      ofKind name: String, at indexPath: IndexPath, of list: [Section],
      in collectionView: UICollectionView
    ) -> UICollectionReusableView {
      guard let kind = kinds[name] else {
        preconditionFailure("The layout asks for views of kind \"\(name)\", which were not set.")
      }
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: name, withReuseIdentifier: kind.identifier, for: indexPath)
      // A view of the whole list has a path of one index only.
      if let section = indexPath.first, list.indices.contains(section) {
        kind.configure(view, list[section])
      }
      return view
    }

    /// Gives the visible views the content of their sections.
    func refresh(of list: [Section], in collectionView: UICollectionView) {
      for (name, kind) in kinds {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: name) {
          guard let section = path.first, list.indices.contains(section),
            let view = collectionView.supplementaryView(forElementKind: name, at: path)
          else { continue }
          kind.configure(view, list[section])
        }
      }
    }

    /// Lets the layout arrange the visible views of sections anew.
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
