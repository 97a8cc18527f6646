// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What happens to consecutive rows or sections alike.
///
/// In JSON an array: the name of what happens, the first old and the first new offset, or -1, the
/// count, and what else there is.
protocol PlayedRun {
  /// What happens.
  var name: String { get }

  /// The first offset in the old list and in the new one, if the rows are there.
  var from: Int? { get }
  var to: Int? { get }

  var count: Int { get set }

  /// A further number in the array, 1 or 0, if there is one.
  var hasNewContent: Bool? { get }
}

extension PlayedRun {
  var hasNewContent: Bool? { nil }

  /// Joins what happens alike to a row and to the next one.
  static func joined(_ steps: some Sequence<Self>) -> [Self] {
    steps.reduce(into: []) { runs, next in
      if let last = runs.last, last.continues(with: next) {
        runs[runs.count - 1].count += next.count
      } else {
        runs.append(next)
      }
    }
  }

  private func continues(with next: Self) -> Bool {
    name == next.name && hasNewContent == next.hasNewContent
      && from.map { $0 + count } == next.from && to.map { $0 + count } == next.to
  }

  /// Appends the JSON.
  func append(to json: inout [UInt8]) {
    json.append(contentsOf: "[\"\(name)\",\(from ?? -1),\(to ?? -1),\(count)".utf8)
    if let hasNewContent { json.append(contentsOf: (hasNewContent ? ",1" : ",0").utf8) }
    json.append(UInt8(ascii: "]"))
  }
}

/// Equal effects on consecutive cells or sections; the last number in JSON is 1 if their content is
/// new.
struct PlayedEffects: PlayedRun {
  let name: String
  let from: Int?
  let to: Int?
  var count = 1

  /// Whether cells that stay or move get new content.
  let hasNewContent: Bool?

  init(_ name: String, from: Int? = nil, to: Int? = nil, isNew: Bool = false) {
    (self.name, self.from, self.to, hasNewContent) = (name, from, to, isNew)
  }

  /// Whether the cells are drawn anew.
  var isDrawn: Bool { to != nil && (from == nil || hasNewContent == true) }
}

/// Operations of one kind on consecutive rows or sections, by offsets in the whole list.
struct PlayedOperation: PlayedRun {
  let name: String
  let from: Int?
  let to: Int?
  var count: Int

  init(_ name: String, from: Int? = nil, to: Int? = nil, count: Int = 1) {
    (self.name, self.from, self.to, self.count) = (name, from, to, count)
  }
}
