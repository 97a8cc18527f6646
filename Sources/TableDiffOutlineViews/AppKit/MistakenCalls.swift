// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TableDiffOutlines

  // Calls that people try; each message names the right one.
  extension NSOutlineView {
    @available(*, unavailable, message: "it takes both outlines: 'apply(from: old, to: new) { }'")
    public func apply<ID>(_ diff: OutlineDiff<ID>, animated: Bool = true, setData: () -> Void = {}) {}
  }

  @available(*, unavailable, message: "the view does it: 'outlineView.expandItem(source.item(of: id))'")
  extension OutlineDataSource {
    public func expand(id: Node.ID) {}
    public func expand(_ id: Node.ID) {}
    public func collapse(id: Node.ID) {}
  }

  extension OutlineDataSource {
    @available(*, unavailable, message: "nodes have it: 'OutlineNode.isExpandable'")
    public var isExpandable: ((Node) -> Bool)? { get { nil } set {} }
  }

  extension OutlineUpdater {
    @available(*, unavailable, message: "make an outline: 'OutlineUpdater(try Outline(nodes))'")
    public convenience init(_ nodes: [Node]) { fatalError() }
  }
#endif
