// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// A node of the outlines of tests.
struct Item: OutlineNode, Equatable, Sendable {
  let id: Int
  var name = ""
  var children: [Item] = []

  init(_ id: Int, _ name: String = "", _ children: [Item] = []) {
    (self.id, self.name, self.children) = (id, name, children)
  }
}

typealias ItemError = OutlineError<Int>
