// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BatchComparison
import TableDiffOutlineViews

/// Random edits of an outline.
struct OutlineEdits {
  private var random: SeededGenerator
  private var nextID = 100

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  /// Returns a number below a count, or 0.
  mutating func below(_ count: Int) -> Int { random.roll(0...max(count - 1, 0)) }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  /// Returns the ids of up to three visible nodes.
  mutating func someVisible(in outline: Outline<Folder>) -> Set<Int> {
    let rows = outline.rows
    var ids: Set<Int> = []
    for _ in 0..<below(4) where !rows.isEmpty { ids.insert(rows[below(rows.count)].id) }
    return ids
  }

  /// Returns folders with some nodes in all.
  mutating func fresh(_ count: Int) -> [Folder] {
    var (folders, left) = ([Folder](), count)
    while left > 0 {
      let size = below(left) + 1
      nextID += 1
      folders.append(Folder(nextID, "new", fresh(size - 1)))
      left -= size
    }
    return folders
  }

  /// Returns the outline after some edits.
  mutating func edited(_ outline: Outline<Folder>) -> Outline<Folder> {
    var outline = outline
    if chance(10) { outline = snapshot(of: outline) }
    for _ in 0...below(6) { edit(&outline) }
    return outline
  }

  /// Returns the outline as a new one, which shares nothing with it.
  private func snapshot(of outline: Outline<Folder>) -> Outline<Folder> {
    (try? Outline(outline.nodes, expandedAs: outline)) ?? outline
  }

  private mutating func edit(_ outline: inout Outline<Folder>) {
    let ids = Self.ids(of: outline.nodes)
    guard let id = ids.isEmpty ? nil : ids[below(ids.count)] else {
      for folder in fresh(5) { try? outline.insert(folder, atChild: 0, of: nil) }
      return
    }
    let parent = chance(30) ? nil : ids[below(ids.count)]
    let index = below((outline.childCount(of: parent) ?? 0) + 1)
    // Edits that make no sense, such as cycles, throw.
    switch below(9) {
    case 0, 1:
      for folder in fresh(1 + below(4)).prefix(1) {
        try? outline.insert(folder, atChild: index, of: parent)
      }
    case 2: _ = try? outline.remove(id)
    case 3, 4:
      try? outline.move(id, toChild: min(index, outline.childCount(of: parent) ?? 0), of: parent)
    case 5: try? outline.update(id) { $0.name += "+" }
    case 6: try? outline.expand(id, withDescendants: chance(20))
    case 7: try? outline.collapse(id, withDescendants: chance(20))
    default: try? outline.reveal(id)
    }
  }

  /// Returns the ids of nodes and of all below them.
  static func ids(of folders: [Folder]) -> [Int] {
    folders.flatMap { [$0.id] + ids(of: $0.children) }
  }
}
