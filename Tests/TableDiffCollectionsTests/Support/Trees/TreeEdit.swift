// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The edits of a tree array that random programs consist of.
enum TreeEdit: String, CaseIterable, Sendable {
  case update, updateRange, insert, remove, appendEach, prependEach
  case appendContents, insertContents, replaceSubrange, removeSubrange, shorten
  case move, moveSubrange, rotate, appendSelf, insertSelf, keepPart
  case removeWhere, filter, sort, reverse, shuffle, swap
  case popLast, removeFirst, removeLast, removeAll

  /// Those that repeat no element.
  static let unrepeating = allCases.filter { $0 != .appendSelf && $0 != .insertSelf }
}
