// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import TableDiffUIKit
  import UIKit

  /// What the user can do by swiping rows.
  extension RowsTable {
    /// Returns whether a row can be deleted or swiped.
    func canEdit(_ row: Row) -> Bool {
      let evaluation = engine.evaluation
      return evaluation.delete != nil && evaluation.canDelete(row)
        || evaluation.leadingActions?(row).isEmpty == false
        || evaluation.trailingActions?(row).isEmpty == false
    }

    #if !os(tvOS)
      /// Lets the user swipe rows, as an evaluation says.
      func allowSwipes(
        _ evaluation: ListEvaluation<Section>, in source: SectionedTableDataSource<Section>
      ) {
        if (source.leadingSwipeActions != nil) != (evaluation.leadingActions != nil) {
          source.leadingSwipeActions = evaluation.leadingActions.map { _ in
            { [weak engine] row in
              Self.configuration(engine?.evaluation.leadingActions?(row), of: row, engine)
            }
          }
        }
        if (source.trailingSwipeActions != nil) != (evaluation.trailingActions != nil) {
          source.trailingSwipeActions = evaluation.trailingActions.map { _ in
            { [weak engine] row in
              Self.configuration(engine?.evaluation.trailingActions?(row), of: row, engine)
            }
          }
        }
      }

      private static func configuration(
        _ actions: [FastListAction]?, of row: Row, _ engine: ListEngine<Section>?
      ) -> UISwipeActionsConfiguration? {
        guard let actions, !actions.isEmpty else { return nil }
        return UISwipeActionsConfiguration(
          actions: actions.map { action in
            UIContextualAction(
              style: action.isDestructive ? .destructive : .normal, title: action.title
            ) { [weak engine] _, _, done in
              action.action()
              if !action.isDestructive { return done(true) }
              // The row would come back before it goes.
              Task {
                await engine?.waitForDeletion(of: row)
                done(true)
              }
            }
          })
      }
    #endif
  }
#endif
