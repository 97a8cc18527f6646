// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SwiftUI

  /// A table view that shows a list, in a scroll view.
  @available(macOS 13.0, *)
  struct HostedTable<Section: ListSection, Content: View>: NSViewRepresentable
  where Section.Row: Identifiable & Equatable {
    let list: FastList<Section, Content>

    func makeCoordinator() -> TableHost<Section, Content> { TableHost(list) }

    func makeNSView(context: Context) -> NSScrollView {
      context.coordinator.makeTable(in: context.environment)
    }

    func updateNSView(_ scrollView: NSScrollView, context: Context) {
      context.coordinator.update(
        to: list, in: context.environment, isAnimated: context.transaction.isAnimated)
    }

    static func dismantleNSView(
      _ scrollView: NSScrollView, coordinator: TableHost<Section, Content>
    ) {
      coordinator.engine.updater.cancel()
    }
  }
#endif
