// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A batch with the states before and after it, and numbers for identities and contents: enough to
/// reproduce its findings.
///
/// Numbers are assigned in order of first occurrence. The contents of one row are numbered from 0,
/// equal ones with equal numbers.
@usableFromInline
struct ReplayCase: Sendable, Equatable {
  let batch: BatchUpdate
  let kind: ListViewKind
  @usableFromInline var old: [Section] = []
  @usableFromInline var new: [Section] = []

  @usableFromInline
  struct Section: Sendable, Equatable {
    let id: Int
    let header: Int
    private(set) var runs: [Run] = []

    @usableFromInline
    init(id: Int, header: Int) {
      self.id = id
      self.header = header
    }

    /// Appends a row; extends the last run if the row continues it.
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

  struct Run: Sendable, Equatable {
    var ids: ClosedRange<Int>
    let content: Int
  }

  /// The maximum number of rows to number, which takes time.
  @usableFromInline static var rowLimit: Int { 4_000_000 }

  @usableFromInline
  init(_ batch: BatchUpdate, _ kind: ListViewKind) {
    self.batch = batch
    self.kind = kind
  }

  /// Creates a case; `nil` if there are too many rows, or too many contents of one row.
  ///
  /// - Complexity: Expected O(*n*) hashes of ids, where *n* is the number of all rows.
  @export(implementation)
  init?<Value: ListSection, ID: Hashable>(
    _ batch: BatchUpdate, from old: [Value], to new: [Value], _ kind: ListViewKind,
    id: (Value.Row) -> ID, contentsEqual: (Value.Row, Value.Row) -> Bool
  ) {
    self.init(batch, kind)
    if (old + new).reduce(0, { $0 + $1.rows.count }) > Self.rowLimit { return nil }
    var numbering = ReplayNumbering<Value, ID>()
    func numbered(_ sections: [Value]) -> [Section]? {
      var all: [Section] = []
      for section in sections {
        guard let numbered = numbering.number(section, id: id, contentsEqual: contentsEqual)
        else { return nil }
        all.append(numbered)
      }
      return all
    }
    guard let old = numbered(old), let new = numbered(new) else { return nil }
    (self.old, self.new) = (old, new)
  }
}
