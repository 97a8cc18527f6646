// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The states before and after a batch with numbers for identities and contents, and the batch:
/// what it takes to bring its violations about again.
///
/// Numbers are given in the order in which rows and sections first appear. Equal contents of one
/// row have equal numbers, from 0 on.
@usableFromInline
package struct ReplayCase: Sendable, Hashable {
  let batch: BatchUpdate
  let kind: ListViewKind
  let strictness: BatchStrictness
  @usableFromInline package internal(set) var old: [Section] = []
  @usableFromInline package internal(set) var new: [Section] = []

  @usableFromInline
  package struct Section: Sendable, Hashable {
    let id: Int
    let header: Int
    private(set) var runs: [Run] = []

    @usableFromInline
    init(id: Int, header: Int) {
      self.id = id
      self.header = header
    }

    /// Adds a row; joins it to the rows before it where they go on like this.
    @usableFromInline
    mutating func append(id: Int, content: Int) {
      let last = runs.endIndex - 1
      if last >= 0, runs[last].content == content, runs[last].ids.upperBound == id - 1 {
        runs[last].ids = runs[last].ids.lowerBound...id
      } else {
        runs.append(Run(ids: id...id, content: content))
      }
    }
  }

  struct Run: Sendable, Hashable {
    var ids: ClosedRange<Int>
    let content: Int
  }

  /// How many rows are numbered at most: it takes time.
  @usableFromInline static var rowLimit: Int { 4_000_000 }

  @usableFromInline
  init(_ batch: BatchUpdate, _ kind: ListViewKind, _ strictness: BatchStrictness) {
    self.batch = batch
    self.kind = kind
    self.strictness = strictness
  }

  /// Numbers both states; `nil` where there are too many rows, or too many contents of one row.
  ///
  /// - Complexity: expected O(*n*) hashes of ids, where *n* is the number of all rows.
  @inlinable
  package init?<Value: ListSection, ID: Hashable>(
    _ batch: BatchUpdate, from old: [Value], to new: [Value], _ kind: ListViewKind,
    _ strictness: BatchStrictness, id: (Value.Row) -> ID,
    contentsEqual: (Value.Row, Value.Row) -> Bool
  ) {
    self.init(batch, kind, strictness)
    if (old + new).reduce(0, { $0 + $1.rows.count }) > Self.rowLimit { return nil }
    var numbering = ReplayNumbering<Value, ID>()
    for section in old {
      guard
        let numbered = numbering.number(section, id: id, contentsEqual: contentsEqual)
      else { return nil }
      self.old.append(numbered)
    }
    for section in new {
      guard
        let numbered = numbering.number(section, id: id, contentsEqual: contentsEqual)
      else { return nil }
      self.new.append(numbered)
    }
  }
}
