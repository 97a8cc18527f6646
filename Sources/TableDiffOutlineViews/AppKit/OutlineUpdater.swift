// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TableDiffAppKit
  public import TableDiffOutlines

  /// Shows an outline in an outline view, and each submitted change of it one turn later.
  ///
  ///     let updater = OutlineUpdater(outline)
  ///     let source = OutlineDataSource(outlineView, updater, cell: FolderCell(frame: .zero)) { cell, folder in
  ///       cell.show(folder)
  ///     }
  ///     try updater.edit { try $0.insert(Folder(id: 4, name: "Music"), atChild: 0, of: nil) }
  ///
  /// The outline includes what the user has expanded and collapsed. If several outlines are
  /// submitted within a turn, only the last is shown.
  @MainActor
  public final class OutlineUpdater<Node: OutlineNode> {
    /// The outline that is shown.
    public private(set) var outline: Outline<Node>

    private var pending: (outline: Outline<Node>, isAnimated: Bool)?

    private weak var source: OutlineDataSource<Node>?

    /// Creates an updater of an outline.
    public init(_ outline: Outline<Node> = Outline()) { self.outline = outline }

    /// Shows another outline.
    ///
    ///     updater.submit(try Outline(outline.nodes, expandedAs: updater.outline))
    public func submit(_ outline: Outline<Node>, animated: Bool = true) {
      let isScheduled = pending != nil
      pending = (outline, animated)
      if !isScheduled { Task { @MainActor [weak self] in self?.show() } }
    }

    /// Shows an outline of nodes, expanded as in the last submitted outline.
    ///
    ///     try updater.submit([Folder(id: 1, name: "Music")])
    public func submit(
      _ nodes: some Sequence<Node>, animated: Bool = true
    ) throws(OutlineError<Node.ID>) {
      submit(try Outline(nodes, expandedAs: pending?.outline ?? outline), animated: animated)
    }

    /// Edits the last submitted outline, and shows the result.
    public func edit(
      animated: Bool = true, _ edit: (inout Outline<Node>) throws -> Void
    ) rethrows {
      var outline = pending?.outline ?? outline
      try edit(&outline)
      submit(outline, animated: animated && pending?.isAnimated ?? true)
    }

    private func show() {
      guard let (new, isAnimated) = pending else { return }
      pending = nil
      guard let source, let view = source.outlineView, source.isShown(by: view) else {
        return outline = new
      }
      view.apply(from: outline, to: new, animated: isAnimated) { outline = $0 }
    }

    /// Expands or collapses a node in the pending outline, as the user did in the view.
    func userChanged(_ id: Node.ID, isExpanded: Bool) {
      if isExpanded { try? pending?.outline.expand(id) } else { try? pending?.outline.collapse(id) }
    }

    @usableFromInline
    func attach(_ source: OutlineDataSource<Node>) {
      self.source = source
      source.updater = self
    }

    @usableFromInline
    func take(_ outline: Outline<Node>) { self.outline = outline }
  }

  extension OutlineDataSource {
    /// Creates the data source of an outline view of one column.
    ///
    ///     let source = OutlineDataSource(outlineView, updater, cell: FolderCell(frame: .zero)) { cell, folder in
    ///       cell.show(folder)
    ///     }
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - updater: The updater, which the data source retains.
    ///   - make: Makes a view.
    ///   - configure: Gives a view the content of a node.
    @export(implementation)
    public convenience init<Cell: NSView>(
      _ outlineView: NSOutlineView, _ updater: OutlineUpdater<Node>,
      cell make: @escaping @autoclosure () -> Cell,
      configure: @escaping (_ cell: Cell, _ node: Node) -> Void
    ) {
      self.init(outlineView, updater) { outlineView, column, node in
        let cell = outlineView.reusableCell(for: column, make())
        configure(cell, node)
        return cell
      }
    }

    /// Creates the data source of an outline view with views that a closure provides.
    ///
    /// - Parameters:
    ///   - outlineView: The outline view.
    ///   - updater: The updater, which the data source retains.
    ///   - cell: Makes or reuses the view for a column and a node.
    @export(implementation)
    public convenience init(
      _ outlineView: NSOutlineView, _ updater: OutlineUpdater<Node>, cell: @escaping ViewProvider
    ) {
      self.init(outline: { updater.outline }, setOutline: { updater.take($0) }, view: cell)
      updater.attach(self)
      attach(to: outlineView)
    }
  }
#endif
