// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TableDiffAppKit
  public import TableDiffOutlines

  extension NSOutlineView {
    /// Animates a change of the outline that the view shows.
    ///
    ///     var new = outline
    ///     try new.move(3, toChild: 0, of: 1)
    ///     try new.expand(1)
    ///     outlineView.apply(from: outline, to: new) { self.outline = $0 }
    ///
    /// Performs the changes of visible nodes one by one: a node that gets another parent moves.
    /// Nodes that are expanded in both outlines stay expanded, selected nodes stay selected, and
    /// nodes with new content are reloaded unless `configure` updates their views.
    ///
    /// If the view is not in a window, has no size, or does not have as many rows as the old
    /// outline, it reloads, and keeps its expanded and selected nodes.
    ///
    /// - Parameters:
    ///   - old: The outline that the view shows.
    ///   - new: The outline to show.
    ///   - animations: How to animate inserted and deleted nodes.
    ///   - animated: Whether the change may be animated.
    ///   - configure: Updates the view of a column and a node with the node's new content.
    ///   - setData: Sets the outline that the data source returns; called once, with the new one.
    ///   - completion: Called when the animation ends, or at once without one; AppKit may drop it.
    /// - Precondition: The data source is a ``OutlineDataSource`` of outlines of this type.
    /// - Complexity: O(*k*) calls of the view, where *k* is the number of `visibleSteps(to:)`, plus
    ///   one for each parent that becomes visible.
    public func apply<Node>(
      from old: Outline<Node>, to new: Outline<Node>, with animations: RowAnimations = .automatic,
      animated: Bool = true,
      configure: ((_ view: NSView, _ column: NSTableColumn, _ node: Node) -> Void)? = nil,
      setData: (Outline<Node>) -> Void, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
      let bridge: OutlineBridge? = dataSource as? OutlineBridge
      guard let source = bridge?.source as? OutlineDataSource<Node> else {
        preconditionFailure(
          "The data source of the outline view must be an OutlineDataSource<\(Node.self)>.")
      }
      bridge?.standInFront(of: self)
      layoutSubtreeIfNeeded()
      let selected = selectedRowIndexes.compactMap { source.id(of: item(atRow: $0)) }
      let change = OutlineViewChange(self, source, old, new)
      let fits = numberOfRows == old.rows.count
      source.applying {
        if fits, showsBatches {
          let isAnimated = animated && !prefersReducedMotion
          change.run(
            isAnimated ? animations : RowAnimations([]), isAnimated: isAnimated,
            configure: configure,
            setData: setData, completion: { completion?(true) })
        } else {
          change.reload(setData: setData)
        }
        let rows = IndexSet(selected.compactMap { new.row(of: $0) })
        if rows != selectedRowIndexes { selectRowIndexes(rows, byExtendingSelection: false) }
      }
      if !selected.allSatisfy({ new.row(of: $0) != nil }) { source.onSelectionChange?() }
      if !fits || !showsBatches { completion?(true) }
    }
  }

  @MainActor
  struct OutlineViewChange<Node: OutlineNode> {
    private let view: NSOutlineView
    private let source: OutlineDataSource<Node>
    private let old: Outline<Node>
    private let new: Outline<Node>

    init(
      _ view: NSOutlineView, _ source: OutlineDataSource<Node>, _ old: Outline<Node>,
      _ new: Outline<Node>
    ) {
      (self.view, self.source, self.old, self.new) = (view, source, old, new)
      source.items.clean(old.contains)
    }

    /// Performs the steps in one animation group.
    func run(
      _ animations: RowAnimations, isAnimated: Bool,
      configure: ((NSView, NSTableColumn, Node) -> Void)?, setData: (Outline<Node>) -> Void,
      completion: @escaping @MainActor () -> Void
    ) {
      let steps = source.questions.steps(old, new)
      let target = isAnimated ? view.animator() : view
      let view = view
      NSAnimationContext.runAnimationGroup { context in
        if !isAnimated { context.duration = 0 }
        for case .collapse(let id) in steps { target.collapseItem(source.items[id]) }
        view.beginUpdates()
        setData(new)
        for step in steps { send(step, animations) }
        view.endUpdates()
        reload(steps, isAnimated: isAnimated, configure: configure)
        for case .expand(let id) in steps { target.expandItem(source.items[id]) }
        source.settle(source.questions.parents(new, arrived(in: steps)), in: view)
      } completionHandler: {
        MainActor.assumeIsolated { withExtendedLifetime(view) { completion() } }
      }
    }

    func reload(setData: (Outline<Node>) -> Void) {
      setData(new)
      view.reloadData()
      view.layoutSubtreeIfNeeded()
      source.settle(source.questions.parents(new, nil), in: view)
    }

    private func send(_ step: OutlineStep<Node.ID>, _ animations: RowAnimations) {
      switch step {
      case .insert(_, let place):
        view.insertItems(
          at: [place.index], inParent: parent(place), withAnimation: animations.insertedRows)
      case .remove(_, let place):
        view.removeItems(
          at: [place.index], inParent: parent(place), withAnimation: animations.deletedRows)
      case .move(_, let from, let to):
        view.moveItem(
          at: from.index, inParent: parent(from), to: to.index, inParent: parent(to))
      case .reload, .expand, .collapse: break
      }
    }

    private func parent(_ place: OutlinePlace<Node.ID>) -> Any? {
      place.parent.map { source.items[$0] }
    }

    /// Updates the content of nodes, and whether they can be expanded.
    private func reload(
      _ steps: [OutlineStep<Node.ID>], isAnimated: Bool,
      configure: ((NSView, NSTableColumn, Node) -> Void)?
    ) {
      var changed = IndexSet()
      for case .reload(let id, _) in steps {
        let item = source.items[id]
        if (old.childCount(of: id) == 0) == (new.childCount(of: id) == 0),
          source.canExpand(id, in: old) == source.canExpand(id, in: new)
        {
          changed.insert(view.row(forItem: item))
        } else {
          // The user may have expanded a node without children, which no step collapses.
          if new.isExpanded(id) == false { view.collapseItem(item) }
          view.reloadItem(item, reloadChildren: true)
        }
      }
      view.refresh(changed, isAnimated: isAnimated) { cell, column, row in
        guard let configure, let id = source.id(of: view.item(atRow: row)), let node = new[id]
        else {
          return false
        }
        configure(cell, view.tableColumns[column], node)
        return true
      }
    }

    /// Returns the inserted and the expanded nodes, below which others may have become visible.
    private func arrived(in steps: [OutlineStep<Node.ID>]) -> [Node.ID] {
      steps.compactMap { step in
        switch step {
        case .insert(let id, _), .expand(let id): id
        case .remove, .move, .reload, .collapse: nil
        }
      }
    }
  }
#endif
