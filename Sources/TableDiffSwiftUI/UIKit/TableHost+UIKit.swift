// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import TableDiffUIKit
  import UIKit

  /// The coordinator of a list, which lives as long as its table view.
  @available(iOS 16.0, tvOS 16.0, *)
  final class TableHost<Section: ListSection, Content: View>: RowsTable<Section>
  where Section.Row: Identifiable & Equatable {
    private(set) var list: FastList<Section, Content>
    private(set) var environment = EnvironmentValues()

    init(_ list: FastList<Section, Content>) {
      self.list = list
      super.init(list.makeEngine())
    }

    /// Makes the table view; called once.
    func makeTable(in environment: EnvironmentValues) -> UITableView {
      self.environment = environment
      let tableView = makeTable(finder: list.finder, style: list.look.style)
      if list.look.header != nil {
        source?.showHeaders(HostingHeader.self) { [weak self] in self?.show($1, in: $0, \.header) }
      }
      if list.look.footer != nil {
        source?.showFooters(HostingHeader.self) { [weak self] in self?.show($1, in: $0, \.footer) }
      }
      allow(list.evaluation)
      // Showing a view here would update it within an update.
      if list.look.emptyView != nil { Task { showEmptyView() } }
      return tableView
    }

    /// Applies a new evaluation of the view.
    func update(
      to list: FastList<Section, Content>, in environment: EnvironmentValues, isAnimated: Bool
    ) {
      let before = ComparedEnvironment(self.environment)
      (self.list, self.environment) = (list, environment)
      allow(list.evaluation)
      #if !os(tvOS)
        tableView?.separatorStyle = list.look.separators == .hidden ? .none : .singleLine
        allowRefreshing(environment.refresh != nil) { [weak self] in
          await self?.environment.refresh?()
        }
      #endif
      engine.evaluate(
        list.evaluation, environmentChanged: before != ComparedEnvironment(environment),
        animated: isAnimated)
    }

    override func show(_ row: Row, in cell: HostingCell) {
      let configuration = UIHostingConfiguration {
        HostedContent(value: row, content: list.content, environment: environment)
      }
      cell.contentConfiguration =
        list.look.rowInsets.map { configuration.margins(.all, $0) } ?? configuration
    }

    // MARK: What is around the rows

    override func refreshSurroundings() {
      showEmptyView()
      refreshHeaders { show($0, in: $1, $2 ? \.header : \.footer) }
    }

    private func show(
      _ section: Section, in header: HostingHeader,
      _ content: KeyPath<ListLook<Section>, ((Section) -> AnyView)?>
    ) {
      guard let content = list.look[keyPath: content] else { return }
      header.contentConfiguration = UIHostingConfiguration {
        HostedContent(value: section, content: content, environment: environment)
      }
    }

    private func showEmptyView() {
      guard let content = list.look.emptyView, let source else { return }
      let configuration = UIHostingConfiguration {
        HostedContent(value: (), content: content, environment: environment)
      }
      if let view = source.emptyView as? any UIContentView {
        view.configuration = configuration
      } else {
        source.emptyView = configuration.makeContentView()
      }
    }
  }

  @available(iOS 16.0, tvOS 16.0, *)
  extension FastListAction {
    /// The color of its button.
    var color: UIColor? { (tint as? Color).map(UIColor.init) }
  }

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
