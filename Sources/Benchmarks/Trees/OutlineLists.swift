// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
package import TableDiffOutlines

/// A node of the outlines: a row with children.
package struct Errand: OutlineNode, Equatable {
  var row: Row
  package var children: [Errand] = []

  package var id: Int { row.id }

  /// Compares the same as the flat diff: `==` would also compare the empty children.
  package func hasSameContent(as other: Errand) -> Bool { row == other.row }
}

/// An outline with five levels of ten children each, and operations on it.
///
/// Nodes are numbered in order, parents before children. Two more nodes on the top level have 1,000
/// and 100,000 children.
package struct OutlineLists {
  let count: Int
  let errands: [Errand]
  let outline: Outline<Errand>

  /// The same outline with rebuilt strings and 1% of the nodes updated, as after a server's response.
  let changed: Outline<Errand>

  /// The nodes of both outlines as flat lists.
  let rows, changedRows: [Row]

  /// Random nodes, and new parents for them.
  let ids, parents: [Int]

  init(count: Int) {
    self.count = count
    rows = (0..<count).map(Row.init(number:))
    errands = Self.errands(rows)
    outline = Self.outline(errands)
    changedRows = rows.enumerated().map { index, row in
      var row = row.rebuilt
      if index % 100 == 7 { row.edit() }
      return row
    }
    changed = Self.outline(Self.errands(changedRows))
    var random = SplitMix64(seed: 8)
    ids = (0..<1_000).map { _ in Row(number: Int.random(in: 0..<count, using: &random)).id }
    parents = (0..<1_000).map { _ in Row(number: Int.random(in: 0..<count, using: &random)).id }
  }

  /// Returns nodes with their children.
  static func errands(_ rows: [Row]) -> [Errand] {
    var next = 0
    func makeErrand(_ level: Int) -> Errand {
      var errand = Errand(row: rows[next])
      next += 1
      while level < 4, next < rows.count, errand.children.count < 10 {
        errand.children.append(makeErrand(level + 1))
      }
      return errand
    }
    var errands: [Errand] = []
    while next < rows.count { errands.append(makeErrand(0)) }
    return errands
  }

  /// Returns an outline with only a top level.
  package static func outline(of rows: [Row]) -> Outline<Errand> {
    do {
      return try Outline(errands(rows))
    } catch {
      fatalError("\(error)")
    }
  }

  /// Returns the row of the node with many children.
  static func wideRow(_ count: Int) -> Row { Row(number: 1_000_000_000 - count) }

  /// Returns an outline of nodes and two nodes with many children, with two levels expanded.
  private static func outline(_ errands: [Errand]) -> Outline<Errand> {
    do {
      var outline = try Outline(errands)
      outline.expand(toLevel: 2)
      for count in [1_000, 100_000] {
        let children = (0..<count).map { Errand(row: Row(number: 1_000_000_000 + count + $0)) }
        let wide = Errand(row: wideRow(count), children: children)
        try outline.insert(wide, atChild: 0, of: nil)
      }
      return outline
    } catch {
      fatalError("\(error)")
    }
  }
}

/// The timed calls, as an app writes them.
extension Errand {
  @inline(never)
  package static func update(_ outline: inout Outline<Errand>, _ ids: [Int]) -> Int {
    var count = 0
    for id in ids {
      let old = outline
      try? outline.update(id) { $0.row.edit() }
      count += old.outlineDiff(to: outline).changeCount
    }
    return count
  }

  /// Moves nodes; a few cannot move because the new parent is a descendant.
  @inline(never)
  static func move(_ outline: inout Outline<Errand>, _ ids: [Int], _ parents: [Int]) -> Int {
    var count = 0
    for (id, parent) in zip(ids, parents) {
      let old = outline
      try? outline.move(id, toChild: 0, of: parent)
      count += old.outlineDiff(to: outline).changeCount
    }
    return count
  }

  @inline(never)
  static func insertAndRemove(_ outline: inout Outline<Errand>, _ parents: [Int]) -> Int {
    var count = 0
    for (number, parent) in parents.enumerated() {
      let errand = Errand(row: Row(number: 2_000_000_000 + number))
      let old = outline
      try? outline.insert(errand, atChild: 0, of: parent)
      count += old.outlineDiff(to: outline).changeCount
      let full = outline
      _ = try? outline.remove(errand.id)
      count += full.outlineDiff(to: outline).changeCount
    }
    return count
  }

  /// Returns the number of rows that expanding a node inserts.
  @inline(never)
  static func expand(_ outline: inout Outline<Errand>, _ id: Int) -> Int {
    let old = outline.rows
    try? outline.expand(id)
    return old.tableDiff(to: outline.rows).batchUpdate(inSection: 0).inserts.count
  }
}
