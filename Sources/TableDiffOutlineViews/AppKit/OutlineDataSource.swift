// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TableDiffOutlines

  /// The data source and delegate of an outline view that shows an `Outline`.
  ///
  ///     let dataSource = OutlineDataSource { [unowned self] in
  ///       self.outline
  ///     } setOutline: { [unowned self] in
  ///       self.outline = $0
  ///     } view: { outlineView, column, folder in
  ///       let cell = outlineView.reusableCell(for: column, FolderCell(frame: .zero))
  ///       cell.show(folder)
  ///       return cell
  ///     }
  ///     dataSource.attach(to: outlineView)
  ///
  /// A node that the user expands or collapses changes in the outline, too. Apply other changes by
  /// ``AppKit/NSOutlineView/apply(from:to:with:animated:configure:setData:completion:)``, and never
  /// call `reloadData()` yourself.
  ///
  /// Outline views identify items by their pointers, so each node gets an object when it first
  /// becomes visible, and keeps it while it is in the outline. The view asks for children only when
  /// their parent expands. A node without children can expand only if its `isExpandable` is `true`:
  /// load its children in ``onExpand``.
  ///
  /// A delegate or data source that the outline view already has still gets the calls that the
  /// library does not handle: group rows, sorting, drags, `autosaveExpandedItems`. Translate its
  /// items by ``id(of:)`` and ``item(of:)``.
  ///
  /// Keep the data source as long as the outline view shows rows: the view does not retain it. A
  /// closure that captures the owner of the data source must capture it weakly.
  @MainActor
  public final class OutlineDataSource<Node: OutlineNode> {
    /// Makes or reuses the view for a column and a node.
    public typealias ViewProvider = (
      _ outlineView: NSOutlineView, _ column: NSTableColumn?, _ node: Node
    ) -> NSView?

    /// Called when the selection changes, at most once for each change of the outline.
    public var onSelectionChange: (() -> Void)?

    /// Called after the user has expanded a node, such as to load its children.
    ///
    ///     dataSource.onExpand = { folder in print("read \(folder.name)") }
    ///
    /// The closure is called in the next turn, since the outline view is still expanding the node.
    /// Pass on what it changes in the outline like any other change.
    public var onExpand: ((_ node: Node) -> Void)?

    let outline: () -> Outline<Node>
    let setOutline: (Outline<Node>) -> Void
    var items = OutlineItems<Node.ID>()

    /// The number of objects, including those of deleted nodes that are not removed yet.
    package var itemCount: Int { items.count }

    /// Whether the outline view is being changed to match the outline.
    private var isApplying = false

    let questions: OutlineQuestions<Node>
    private let view: ViewProvider

    /// The outline view; `nil` if it was released.
    private(set) weak var outlineView: NSOutlineView?

    /// The updater; `nil` if the app applies changes itself.
    weak var updater: OutlineUpdater<Node>?

    let bridge = OutlineBridge()

    /// Creates a data source.
    ///
    /// - Parameters:
    ///   - outline: Returns the outline that is shown.
    ///   - setOutline: Sets the outline, after the user has expanded or collapsed a node.
    ///   - view: Makes or reuses the view for a column and a node.
    @export(implementation)
    public convenience init(
      outline: @escaping () -> Outline<Node>, setOutline: @escaping (Outline<Node>) -> Void,
      view: @escaping ViewProvider
    ) {
      self.init(outline, setOutline, OutlineQuestions(outline), view)
    }

    @usableFromInline
    init(
      _ outline: @escaping () -> Outline<Node>, _ setOutline: @escaping (Outline<Node>) -> Void,
      _ questions: OutlineQuestions<Node>, _ view: @escaping ViewProvider
    ) {
      (self.outline, self.setOutline) = (outline, setOutline)
      (self.questions, self.view) = (questions, view)
      bridge.source = self
    }

    /// Makes this the data source and delegate of a view, and expands nodes as in the outline.
    public func attach(to outlineView: NSOutlineView) {
      self.outlineView = outlineView
      bridge.attach(to: outlineView)
      applying { settle(questions.parents(outline(), nil), in: outlineView) }
    }

    /// Returns the id of an item's node; `nil` if the item belongs to another data source.
    ///
    ///     dataSource.id(of: outlineView.item(atRow: outlineView.selectedRow))
    ///
    /// - Parameter item: An item of the outline view.
    public func id(of item: Any?) -> Node.ID? { (item as? OutlineItem<Node.ID>)?.id }

    /// Returns the item that stands for a node in the outline view.
    ///
    ///     outlineView.row(forItem: dataSource.item(of: 3))
    ///
    /// - Parameter id: The id of a node of the outline.
    public func item(of id: Node.ID) -> Any { items[id] }

    /// Changes the outline view to match the outline.
    func applying(_ change: () -> Void) {
      let wasApplying = isApplying
      isApplying = true
      defer { isApplying = wasApplying }
      change()
    }

    /// Expands and collapses nodes as in the outline, whatever the view remembers.
    ///
    /// - Parameter parents: Visible nodes with children, from the top down.
    func settle(_ parents: [(id: Node.ID, isExpanded: Bool)], in outlineView: NSOutlineView) {
      for (id, isExpanded) in parents {
        let item = items[id]
        if outlineView.isItemExpanded(item) == isExpanded { continue }
        if isExpanded { outlineView.expandItem(item) } else { outlineView.collapseItem(item) }
      }
    }

    /// Expands a node in an outline, and merges what the outline and the view have expanded below.
    private func expand(
      _ id: Node.ID, in outline: inout Outline<Node>, _ outlineView: NSOutlineView
    ) {
      guard (try? outline.expand(id)) != nil else { return }
      for (below, isExpanded) in questions.parents(outline, [id]) where below != id {
        if outlineView.isItemExpanded(items[below]) == isExpanded { continue }
        if isExpanded {
          applying { outlineView.expandItem(items[below]) }
        } else {
          expand(below, in: &outline, outlineView)
        }
      }
    }
  }

  extension OutlineDataSource: OutlineSource {
    func isShown(by outlineView: NSOutlineView) -> Bool { outlineView.dataSource === bridge }

    func numberOfChildren(of item: Any?) -> Int {
      if item == nil { return questions.childCount(nil) }
      return id(of: item).map { questions.childCount($0) } ?? 0
    }

    func child(_ index: Int, of item: Any?) -> NSObject {
      let parent = id(of: item)
      guard item == nil || parent != nil, let child = questions.child(index, parent) else {
        let name = parent.map { "node \($0)" } ?? "the top level"
        preconditionFailure("There is no child \(index) of \(name): pass changes on by apply.")
      }
      return items[child]
    }

    func isExpandable(_ item: Any) -> Bool {
      id(of: item).map { canExpand($0, in: outline()) } ?? false
    }

    func canExpand(_ id: Node.ID, in outline: Outline<Node>) -> Bool {
      outline.childCount(of: id) ?? 0 > 0 || outline[id]?.isExpandable ?? false
    }

    func view(in outlineView: NSOutlineView, for column: NSTableColumn?, item: Any) -> NSView? {
      guard let id = id(of: item), let node = questions.node(id) else { return nil }
      return view(outlineView, column, node)
    }

    func noteExpanded(_ item: Any, _ isExpanded: Bool, in outlineView: NSOutlineView) {
      guard !isApplying, let id = id(of: item) else { return }
      var outline = outline()
      if isExpanded { expand(id, in: &outline, outlineView) } else { try? outline.collapse(id) }
      setOutline(outline)
      if !isExpanded { updater?.userChanged(id, isExpanded: false) }
      for (id, isExpanded) in questions.parents(outline, [id]) where isExpanded {
        updater?.userChanged(id, isExpanded: true)
      }
      guard isExpanded, onExpand != nil else { return }
      Task { @MainActor [weak self] in
        guard let self, let node = questions.node(id) else { return }
        onExpand?(node)
      }
    }

    func noteSelection() {
      if !isApplying { onSelectionChange?() }
    }
  }
#endif
