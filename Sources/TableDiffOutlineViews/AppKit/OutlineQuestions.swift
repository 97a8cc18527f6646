// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import TableDiffOutlines

  /// The functions of outlines that a data source calls, specialized for the type of node.
  @usableFromInline
  struct OutlineQuestions<Node: OutlineNode> {
    @usableFromInline typealias ID = Node.ID

    let childCount: (_ parent: ID?) -> Int
    let child: (_ index: Int, _ parent: ID?) -> ID?
    let node: (ID) -> Node?

    /// Returns the steps from one outline to another for visible nodes.
    let steps: (_ old: Outline<Node>, _ new: Outline<Node>) -> [OutlineStep<ID>]

    let parents: (Outline<Node>, _ below: [ID]?) -> [(id: ID, isExpanded: Bool)]

    @export(implementation)
    init(_ outline: @escaping () -> Outline<Node>) {
      self.init(
        childCount: { outline().childCount(of: $0) ?? 0 },
        child: { outline().child(at: $0, of: $1)?.id },
        node: { outline()[$0] },
        steps: { $0.visibleSteps(to: $1) },
        parents: { $0.visibleParents(below: $1) })
    }

    @usableFromInline
    init(
      childCount: @escaping (ID?) -> Int, child: @escaping (Int, ID?) -> ID?,
      node: @escaping (ID) -> Node?,
      steps: @escaping (Outline<Node>, Outline<Node>) -> [OutlineStep<ID>],
      parents: @escaping (Outline<Node>, [ID]?) -> [(id: ID, isExpanded: Bool)]
    ) {
      (self.childCount, self.child, self.node) = (childCount, child, node)
      (self.steps, self.parents) = (steps, parents)
    }
  }

  extension Outline {
    /// Returns the visible nodes with children, top down: all, or `ids` and descendants only.
    @export(implementation)
    func visibleParents(below ids: [Node.ID]?) -> [(id: Node.ID, isExpanded: Bool)] {
      var parents: [(id: Node.ID, isExpanded: Bool)] = []
      func append(_ row: OutlineRow<Node>) {
        if row.childCount > 0 { parents.append((row.id, row.isExpanded)) }
      }
      let rows = rows
      guard let ids else {
        for row in rows { append(row) }
        return parents
      }
      var end = 0
      for first in ids.compactMap({ row(of: $0) }).sorted() where first >= end {
        let row = rows[first]
        end = first + 1 + (visibleDescendantCount(of: row.id) ?? 0)
        append(row)
        if !row.isExpanded { continue }
        var below = visibleRows(below: row.id)
        while let row = below.next() { append(row) }
      }
      return parents
    }
  }
#endif
