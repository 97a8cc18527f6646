// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Tells whether two rows are the same, whatever they show.
  ///
  /// Its closures are compiled where the type of id is known.
  @usableFromInline
  struct RowIdentity<Row> {
    /// Whether two rows have the same id.
    let isSame: (_ row: Row, _ other: Row) -> Bool

    /// Returns where in a list rows are that have the ids of given ones; `nil` for those that are not.
    let offsets: (_ wanted: [Row], _ rows: [Row]) -> [Int?]

    @usableFromInline
    init(
      isSame: @escaping (_ row: Row, _ other: Row) -> Bool,
      offsets: @escaping (_ wanted: [Row], _ rows: [Row]) -> [Int?]
    ) {
      self.isSame = isSame
      self.offsets = offsets
    }

    @export(implementation)
    init<ID: Hashable>(id: @escaping (Row) -> ID) {
      self.init(
        isSame: { id($0) == id($1) },
        offsets: { wanted, rows in
          if wanted.isEmpty { return [] }
          let ids = wanted.map(id)
          let wantedIDs = Set(ids)
          var offsets: [ID: Int] = [:]
          for (offset, row) in rows.enumerated() {
            let id = id(row)
            if wantedIDs.contains(id), offsets[id] == nil { offsets[id] = offset }
            if offsets.count == wantedIDs.count { break }
          }
          return ids.map { offsets[$0] }
        })
    }
  }
#endif
