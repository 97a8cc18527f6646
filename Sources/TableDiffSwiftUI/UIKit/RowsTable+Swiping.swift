// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import TableDiffUIKit
  import UIKit

  /// Swipe actions, and pull to refresh.
  @available(iOS 16.0, tvOS 16.0, *)
  extension RowsTable {
    /// Returns whether a row can be deleted or swiped.
    ///
    /// In edit mode, each row that can be edited has a control that deletes it.
    func canEdit(_ row: Row) -> Bool {
      canDelete(row)
        || !isEditing && engine.evaluation.swipes.values.contains { !$0.actions(row).isEmpty }
    }

    private func canDelete(_ row: Row) -> Bool {
      engine.evaluation.delete != nil && engine.evaluation.canDelete(row)
    }

    #if !os(tvOS)
      /// Sets the swipe actions of an evaluation.
      func allowSwipes(
        _ evaluation: ListEvaluation<Section>, in source: SectionedTableDataSource<Section>
      ) {
        for edge in SwipeEdge.allCases {
          var allowed = evaluation.swipes[edge]?.allowsFullSwipe
          let isSwipedOnly = allowed == nil && !evaluation.swipes.isEmpty
          if edge == .trailing, isSwipedOnly, evaluation.delete != nil { allowed = false }
          if allowedSwipes[edge] == allowed { continue }
          allowedSwipes[edge] = allowed
          source.swipeActions(
            edge: edge, allowsFullSwipe: allowed ?? false,
            allowed == nil
              ? nil
              : { [weak engine] row in
                (engine?.evaluation.swipes[edge]?.actions(row) ?? []).map { action in
                  SwipeAction(
                    action.title, image: action.systemImage.flatMap { UIImage(systemName: $0) },
                    color: action.color, style: action.role == nil ? .normal : .destructive,
                    perform: action.perform)
                }
              })
          guard edge == .trailing, let actions = source.trailingSwipeActions else { continue }
          // A row that can be swiped at all would have a button that deletes it.
          source.trailingSwipeActions = { [weak self] row in
            let canDelete = self?.canDelete(row) ?? false
            return actions(row) ?? (canDelete ? nil : UISwipeActionsConfiguration(actions: []))
          }
        }
      }

      /// Turns pull to refresh on or off.
      func allowRefreshing(_ isAllowed: Bool, _ action: @escaping @MainActor () async -> Void) {
        // UIKit throws for a refresh control in Mac Catalyst apps with the Mac idiom.
        #if !targetEnvironment(macCatalyst)
          if isAllowed == (source?.onRefresh != nil) { return }
          source?.onRefresh = isAllowed ? action : nil
        #endif
      }
    #endif
  }
#endif
