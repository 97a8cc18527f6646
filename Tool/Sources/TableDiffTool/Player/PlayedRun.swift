// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What happens to consecutive rows or sections alike: an operation of a batch, or an effect on cells.
///
/// In JSON an array: the name of what happens, the first old and the first new offset, or -1, the
/// count, and 1 if there is new content.
struct PlayedRun {
  let name: String

  /// The first offset in the old list and in the new one, if the rows are there.
  let from: Int?
  let to: Int?

  private(set) var count: Int

  /// Whether cells that stay or move get new content.
  let isNew: Bool

  init(_ name: String, from: Int? = nil, to: Int? = nil, count: Int = 1, isNew: Bool = false) {
    (self.name, self.from, self.to, self.count, self.isNew) = (name, from, to, count, isNew)
  }

  /// Whether the cells are drawn anew.
  var isDrawn: Bool { to != nil && (from == nil || isNew) }

  /// Joins what happens alike to a row and to the next one.
  static func joined(_ steps: some Sequence<PlayedRun>) -> [PlayedRun] {
    steps.reduce(into: []) { runs, next in
      if let last = runs.last, last.continues(with: next) {
        runs[runs.count - 1].count += next.count
      } else {
        runs.append(next)
      }
    }
  }

  private func continues(with next: PlayedRun) -> Bool {
    name == next.name && isNew == next.isNew
      && from.map { $0 + count } == next.from && to.map { $0 + count } == next.to
  }

  /// Appends the JSON.
  func append(to json: inout [UInt8]) {
    json += "[\"\(name)\",\(from ?? -1),\(to ?? -1),\(count)\(isNew ? ",1" : "")]".utf8
  }
}
