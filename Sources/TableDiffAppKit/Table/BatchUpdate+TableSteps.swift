// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension BatchUpdate {
    /// Returns the batch as steps, which a table view performs one by one.
    ///
    /// - Throws: ``UnsupportedBatch`` or `InvalidDiff` if the batch does not lead from `old` to
    ///   `new`, or if a table view cannot perform it.
    /// - Complexity: O(*k* log *k*), where *k* is the number of operations and of the rows in
    ///   deleted, inserted and moved sections.
    func tableSteps(from old: TableLayout, to new: TableLayout) throws -> [ListStep] {
      let (deletes, inserts, rowMoves) = (deletes, inserts, moves)
      guard old.has(deletes), old.has(rowMoves.map(\.from)), new.has(inserts),
        new.has(rowMoves.map(\.to)), reloads.isEmpty
      else { throw UnsupportedBatch(batch: self) }
      try requireSections(old, new)
      let deleted = sectionDeletes.flatMap(old.elements) + deletes.map(old.index)
      let inserted = sectionInserts.flatMap(new.elements) + inserts.map(new.index)
      var moved = rowMoves.map {
        ListDiff.Move(from: old.index(of: $0.from), to: new.index(of: $0.to))
      }
      if !sectionMoves.isEmpty {
        let (leaving, coming) = (Set(deleted + moved.map(\.from)), Set(inserted + moved.map(\.to)))
        for section in sectionMoves {
          // Rows that stay in a section fill its remaining places in order, as in every batch.
          let staying = old.elements(of: section.from).filter { !leaving.contains($0) }
          let free = new.elements(of: section.to).filter { !coming.contains($0) }
          moved += zip(staying, free).map { ListDiff.Move(from: $0, to: $1) }
        }
      }
      return try ListDiff(
        oldCount: old.count, newCount: new.count, deletes: deleted, inserts: inserted, moves: moved
      ).steps
    }

    /// Throws unless the sections of all operations exist, and none is reloaded.
    private func requireSections(_ old: TableLayout, _ new: TableLayout) throws(UnsupportedBatch) {
      let (oldSections, newSections) = (0..<old.sectionCount, 0..<new.sectionCount)
      guard sectionReloads.isEmpty, sectionDeletes.allSatisfy(oldSections.contains),
        sectionInserts.allSatisfy(newSections.contains),
        sectionMoves.allSatisfy({ oldSections.contains($0.from) && newSections.contains($0.to) })
      else { throw UnsupportedBatch(batch: self) }
    }

    /// Throws unless a table view can perform the section operations.
    func requireTableSections(from old: TableLayout) throws(UnsupportedBatch) {
      let sections = 0..<old.sectionCount
      guard sectionReloads.isEmpty, reloads.isEmpty,
        sectionMoves.allSatisfy({ sections.contains($0.from) }),
        sectionMoves.reduce(0, { $0 + old.elements(of: $1.from).count }) <= Self.limit
      else { throw UnsupportedBatch(batch: self) }
    }

    /// The most rows in moved sections before a reload: a table view moves them one by one.
    private static var limit: Int { 1_000 }
  }

  extension TableLayout {
    /// Returns whether all paths are paths of rows.
    fileprivate func has(_ paths: [RowPath]) -> Bool {
      let sections = 0..<sectionCount
      return paths.allSatisfy {
        sections.contains($0.section) && 0 <= $0.row && $0.row < rows(of: $0.section).count
      }
    }

    /// Returns the layout after a batch without section operations.
    func after(_ batch: BatchUpdate) -> TableLayout {
      var counts = rowCounts
      func add(_ count: Int, _ path: RowPath) {
        if counts.indices.contains(path.section) { counts[path.section] += count }
      }
      for path in batch.deletes { add(-1, path) }
      for path in batch.inserts { add(1, path) }
      for move in batch.moves {
        add(-1, move.from)
        add(1, move.to)
      }
      return TableLayout(
        counts: counts.map { max(0, $0) }, hasHeaders: hasHeaders, hasFooters: hasFooters)
    }
  }

  /// An error thrown for a batch that a table view cannot perform.
  struct UnsupportedBatch: Error, CustomStringConvertible {
    let batch: BatchUpdate

    var description: String { "A table view cannot perform \(batch)." }
  }
#endif
