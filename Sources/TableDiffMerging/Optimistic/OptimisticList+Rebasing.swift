// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OptimisticList {
  /// Records the rows of pending edits that later, confirmed edits update.
  ///
  /// - Parameter edits: The edits that the server has.
  @export(implementation)
  mutating func overrule(by edits: [Edit]) {
    var updated: Set<Row.ID> = []
    for index in pending.indices.reversed() {
      let entry = pending[index]
      if edits.contains(entry.edit) {
        for update in entry.diff.updates { updated.insert(entry.rows[update.to].id) }
      } else if !updated.isEmpty {
        let old = rows(before: index)
        let changes =
          entry.diff.updates.map { (old[$0.from], entry.rows[$0.to]) }
          + entry.diff.inserts.map { (entry.rows[$0], entry.rows[$0]) }
        pending[index].overruled = changes.filter { _, mine in updated.contains(mine.id) }
      }
    }
  }

  /// Moves edits that the server has into its list, and rebases the pending edits before them.
  @export(implementation)
  mutating func confirm(_ edits: [Edit]) {
    var count = 0
    for index in pending.indices where edits.contains(pending[index].edit) {
      for earlier in (count..<index).reversed() {
        // Without the earlier edit, the list does not contain a row that the edit inserts.
        _ = exchange(at: earlier) { $0.mine == nil || $0.theirs == nil ? nil : $0.merged }
      }
      count += 1
    }
    server = rows(before: count)
    pending.removeFirst(count)
  }

  /// Exchanges an edit with the next one; together they lead to the same list.
  @export(implementation)
  mutating func exchange(
    at index: Int, resolve: (MergeConflict<Row>) -> Row?
  ) -> [MergeConflict<Row>] {
    var (earlier, later) = (pending[index], pending[index + 1])
    let before = rows(before: index)
    let merge = MergedList(
      later.diff, earlier.rows.tableDiff(to: before), base: earlier.rows, mine: later.rows,
      theirs: before, id: { $0.id }, contentsEqual: { $0 == $1 }, first: .mine, parts: parts,
      resolve: resolve)
    (earlier.diff, earlier.rows) = (merge.rows.tableDiff(to: later.rows), later.rows)
    (later.diff, later.rows) = (merge.diffFromTheirs, merge.rows)
    (pending[index], pending[index + 1]) = (later, earlier)
    return merge.conflicts
  }

  @export(implementation)
  func rows(before index: Int) -> [Row] { index > 0 ? pending[index - 1].rows : server }

  /// Rebases the pending edits on another state of the server.
  @export(implementation)
  mutating func replaceServerRows(
    _ newRows: [Row], resolve: (MergeConflict<Row>) -> Row?
  ) -> [MergeConflict<Row>] {
    var conflicts: [MergeConflict<Row>] = []
    // The old and the new list before an edit, and the diff between them.
    var (old, new) = (server, newRows)
    var change = old.tableDiff(to: new)
    for index in pending.indices {
      let entry = pending[index]
      if change.isEmpty, entry.overruled.isEmpty {
        new = entry.rows
        change = new.tableDiff(to: new)
      } else {
        let merge = entry.merged(
          over: change, from: old, to: new, parts: parts, resolve: resolve)
        pending[index] = Pending(edit: entry.edit, diff: merge.diffFromTheirs, rows: merge.rows)
        conflicts += merge.conflicts
        new = merge.rows
        change = entry.overruled.isEmpty ? merge.diffFromMine : entry.rows.tableDiff(to: new)
      }
      old = entry.rows
    }
    server = newRows
    return conflicts
  }
}

extension OptimisticList.Pending {
  /// Returns the edit merged with a change of the list before it.
  ///
  /// Overruled rows count as updated by both sides, so they are in conflict, and the server's content wins.
  @export(implementation)
  func merged(
    over change: ListDiff, from old: [Row], to new: [Row], parts: MergeParts<Row>,
    resolve: (MergeConflict<Row>) -> Row?
  ) -> MergedList<Row> {
    let overruled = Dictionary(overruled.map { ($0.mine.id, $0) }) { first, _ in first }
    func offsets(in list: [Row]) -> [Int] {
      overruled.isEmpty ? [] : list.indices.filter { overruled[list[$0].id] != nil }
    }
    var (base, mine) = (old, rows)
    let (updates, map) = (offsets(in: rows), OffsetMap(diff))
    for offset in updates {
      guard let row = overruled[rows[offset].id], let from = map.oldOffset(ofNew: offset)
      else { continue }
      (base[from], mine[offset]) = row
    }
    return MergedList(
      diff.updating(rowsAt: updates), change.updating(rowsAt: offsets(in: new)), base: base,
      mine: mine, theirs: new, id: { $0.id }, contentsEqual: { $0 == $1 }, first: .mine,
      parts: parts
    ) { conflict in
      guard let row = conflict.mine, overruled[row.id] != nil else { return resolve(conflict) }
      return resolve(conflict.with(merged: conflict.theirs))
    }
  }
}

extension ListDiff {
  /// Returns this diff with some of its paired rows added to its updates.
  ///
  /// - Parameter offsets: The new offsets of the rows, ascending.
  @usableFromInline
  func updating(rowsAt offsets: [Int]) -> ListDiff {
    if offsets.isEmpty { return self }
    var pairs = OffsetPairs()
    let map = OffsetMap(self)
    for new in offsets {
      if let old = map.oldOffset(ofNew: new) { pairs.append(old: old, new: new, count: 1) }
    }
    return updating(pairs)
  }
}
