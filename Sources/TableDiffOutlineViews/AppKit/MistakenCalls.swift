// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TableDiffOutlines

  // Calls that people try; each message names the right one.
  @available(*, unavailable, renamed: "OutlineDataSource")
  public typealias ClosureOutlineDataSource<Node: OutlineNode> = OutlineDataSource<Node>

  extension NSOutlineView {
    @available(*, unavailable, message: "it takes both outlines: 'apply(from: old, to: new) { }'")
    public func apply<ID>(_ diff: OutlineDiff<ID>, animated: Bool = true, setData: () -> Void = {}) {}
  }

  extension OutlineDataSource {
    @available(*, unavailable, message: "'outlineView.expandItem(source.item(of: id))' expands a node")
    public func expand(id: Node.ID) {}
    @available(*, unavailable, message: "'outlineView.collapseItem(source.item(of: id))' does it")
    public func collapse(id: Node.ID) {}
  }
#endif
