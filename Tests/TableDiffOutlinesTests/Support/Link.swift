// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// A node with a leaf and with another such node below it, and so on: many levels without nested arrays, which
/// would be released by recursion.
struct Link: OutlineNode, Equatable {
  let id: Int
  var name = 0

  /// The number behind that of the last node below.
  var end: Int

  /// The node that has a name.
  let named: Int?

  init(_ id: Int, end: Int, nameAt named: Int? = nil) {
    (self.id, self.end, self.named) = (id, end, named)
    name = named == id ? 1 : 0
  }

  var children: [Link] {
    get {
      if id < 0 || id + 1 >= end { return [] }
      let below = Link(id + 1, end: end, nameAt: named)
      return [Link(-id, end: -id + 1)].filter { $0.id < 0 } + [below]
    }
    set { end = newValue.last?.end ?? id + 1 }
  }

  func hasSameContent(as other: Link) -> Bool { name == other.name }
}

/// Counts what lives.
final class LivingCounter: @unchecked Sendable {
  var count = 0

  final class Token: Sendable {
    let counter: LivingCounter

    init(_ counter: LivingCounter) {
      self.counter = counter
      counter.count += 1
    }

    deinit { counter.count -= 1 }
  }
}

/// A node of a chain each of which has a token.
struct CountedLink: OutlineNode {
  let id: Int
  var levels: Int
  var token: LivingCounter.Token

  init(_ id: Int, levels: Int, _ living: LivingCounter) {
    (self.id, self.levels, token) = (id, levels, LivingCounter.Token(living))
  }

  var children: [CountedLink] {
    get { levels > 0 ? [CountedLink(id + 1, levels: levels - 1, token.counter)] : [] }
    set { levels = newValue.first.map { $0.levels + 1 } ?? 0 }
  }

  func hasSameContent(as other: CountedLink) -> Bool { token === other.token }
}
