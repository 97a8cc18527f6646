// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlineViews

/// A node of the outlines of tests.
struct Folder: OutlineNode, Equatable {
  let id: Int
  var name: String
  var children: [Folder] = []

  init(_ id: Int, _ name: String = "", _ children: [Folder] = []) {
    (self.id, self.name, self.children) = (id, name, children)
  }
}
