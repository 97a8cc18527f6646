// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import TableDiffUIKit
  import UIKit

  /// Swipe actions, and pull to refresh.
  @available(iOS 16.0, tvOS 16.0, *)
  extension RowsTable {
    /// Returns whether a row can be deleted or swiped.
    func canEdit(_ row: Row) -> Bool {
      let evaluation = engine.evaluation
      return evaluation.delete != nil && evaluation.canDelete(row)
        || evaluation.swipes.values.contains { !$0.actions(row).isEmpty }
    }

    #if !os(tvOS)
      /// Sets the swipe actions of an evaluation.
      func allowSwipes(
        _ evaluation: ListEvaluation<Section>, in source: SectionedTableDataSource<Section>
      ) {
        for edge in SwipeEdge.allCases {
          let allowed = evaluation.swipes[edge]?.allowsFullSwipe
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
