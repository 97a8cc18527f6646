// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A table view that shows a list.
  @available(iOS 16.0, tvOS 16.0, *)
  struct HostedTable<Section: ListSection, Content: View>: UIViewRepresentable
  where Section.Row: Identifiable & Equatable {
    let list: FastList<Section, Content>

    func makeCoordinator() -> TableHost<Section, Content> { TableHost(list) }

    func makeUIView(context: Context) -> UITableView {
      context.coordinator.makeTable(in: context.environment)
    }

    func updateUIView(_ tableView: UITableView, context: Context) {
      let isAnimated = context.transaction.isAnimated
      let isEditing = context.environment.editMode?.wrappedValue.isEditing ?? false
      context.coordinator.setEditing(isEditing, animated: isAnimated)
      context.coordinator.update(to: list, in: context.environment, isAnimated: isAnimated)
    }

    static func dismantleUIView(
      _ tableView: UITableView, coordinator: TableHost<Section, Content>
    ) {
      coordinator.engine.updater.cancel()
    }
  }
#endif
