// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SwiftUI
  import TableDiffAppKit

  /// A view with the content of a row.
  @available(macOS 13.0, *)
  final class HostingRow<Value, Content: View>: NSHostingView<HostedContent<Value, Content>>,
    VersionedView
  {
    /// The version of its content; negative if the view is new.
    var contentVersion = -1
  }

  /// The coordinator of a list, which lives as long as its table view.
  @available(macOS 13.0, *)
  final class TableHost<Section: ListSection, Content: View>: RowsTable<Section>
  where Section.Row: Identifiable & Equatable {
    private var list: FastList<Section, Content>
    private var environment = EnvironmentValues()

    init(_ list: FastList<Section, Content>) {
      self.list = list
      super.init(list.makeEngine())
    }

    /// Makes the table view in a scroll view; called once.
    func makeTable(in environment: EnvironmentValues) -> NSScrollView {
      self.environment = environment
      let look = list.look
      let scrollView = makeTable(
        finder: list.finder,
        sectionViews: SectionViews(
          header: look.header.map { _ in
            { [weak self] in self?.view(for: $2, $1, in: $0, \.header) }
          },
          footer: look.footer.map { _ in
            { [weak self] in self?.view(for: $2, $1, in: $0, \.footer) }
          }))
      allow(list.evaluation)
      // Showing a view here would update it within an update.
      if list.look.emptyView != nil { Task { refreshSurroundings() } }
      return scrollView
    }

    /// Applies a new evaluation of the view.
    func update(
      to list: FastList<Section, Content>, in environment: EnvironmentValues, isAnimated: Bool
    ) {
      let before = ComparedEnvironment(self.environment)
      (self.list, self.environment) = (list, environment)
      allow(list.evaluation)
      tableView?.gridStyleMask =
        list.look.separators == .visible ? .solidHorizontalGridLineMask : []
      engine.evaluate(
        list.evaluation, environmentChanged: before != ComparedEnvironment(environment),
        animated: isAnimated)
    }

    private func hosted(_ row: Row) -> HostedContent<Row, Content> {
      HostedContent(
        value: row, content: list.content, environment: environment,
        insets: list.look.rowInsets ?? EdgeInsets())
    }

    override func view(
      with row: Row, _ column: NSTableColumn?, in tableView: NSTableView
    ) -> (any VersionedView)? {
      let root = hosted(row)
      let view = tableView.reusableCell(for: column, HostingRow(rootView: root))
      if view.contentVersion >= 0 { view.rootView = root }
      return view
    }

    override func show(_ row: Row, in view: any VersionedView) {
      (view as? HostingRow<Row, Content>)?.rootView = hosted(row)
    }

    /// Evaluates the header or footer of a section, in the view that shows it if there is one.
    private func view(
      for section: Section, _ shown: NSView?, in tableView: NSTableView,
      _ content: KeyPath<ListLook<Section>, ((Section) -> AnyView)?>
    ) -> NSView? {
      guard let content = list.look[keyPath: content] else { return shown }
      let root = HostedContent(value: section, content: content, environment: environment)
      let view =
        shown as? HostingRow<Section, AnyView>
        ?? tableView.reusableCell(for: nil, HostingRow(rootView: root))
      if view.contentVersion >= 0 { view.rootView = root }
      note(view)
      return view
    }

    override func refreshSurroundings() {
      guard let content = list.look.emptyView, let source else { return }
      let root = HostedContent(value: (), content: content, environment: environment)
      if let view = source.emptyView as? NSHostingView<HostedContent<Void, AnyView>> {
        view.rootView = root
      } else {
        source.emptyView = NSHostingView(rootView: root)
      }
    }
  }

  @available(macOS 13.0, *)
  extension FastListAction {
    /// The color of its button.
    var color: NSColor? { (tint as? Color).map(NSColor.init) }
  }

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
