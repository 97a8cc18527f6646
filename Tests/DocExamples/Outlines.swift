// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// A node with children.
struct Folder: OutlineNode, Equatable {
  let id: Int
  var name: String
  var children: [Folder] = []
}

/// What surrounds examples about outlines: each example is a method of this class.
@MainActor final class Outlines {
  let folders = [
    Folder(id: 1, name: "Desktop"),
    Folder(id: 2, name: "Documents", children: [Folder(id: 3, name: "Taxes")]),
  ]
  let newFolders = [
    Folder(id: 1, name: "Desk", children: [Folder(id: 3, name: "Taxes")]),
    Folder(id: 4, name: "Music"),
  ]
  let before, after: Outline<Folder>
  var outline: Outline<Folder>

  init() throws {
    (before, after) = (try Outline(folders), try Outline(newFolders))
    outline = before
    try outline.expand(2)
  }

  var diff: OutlineDiff<Int> { before.outlineDiff(to: after) }
}
