// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OptimisticList {
  /// Takes note of the rows of pending edits that later ones update.
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

  /// Takes edits that the server has into its list, and makes the pending ones before them anew behind them.
  @export(implementation)
  mutating func confirm(_ edits: [Edit]) {
    var count = 0
    for index in pending.indices where edits.contains(pending[index].edit) {
      for earlier in (count..<index).reversed() {
        // A row that the earlier edit inserts is not in the list without that.
        _ = exchange(at: earlier) { $0.mine == nil || $0.theirs == nil ? nil : $0.merged }
      }
      count += 1
    }
    server = rows(before: count)
    pending.removeFirst(count)
  }

  /// Makes an edit and the next one anew in the other order; together they lead to the same list.
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

  /// Returns the rows before a pending edit.
  @export(implementation)
  func rows(before index: Int) -> [Row] { index > 0 ? pending[index - 1].rows : server }

  /// Makes the pending edits anew on another state of the server.
  @export(implementation)
  mutating func replaceServerRows(
    _ newRows: [Row], resolve: (MergeConflict<Row>) -> Row?
  ) -> [MergeConflict<Row>] {
    var conflicts: [MergeConflict<Row>] = []
    // The lists before an edit, of old and as it is now, and the diff from one to the other.
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
  /// Of the rows that are overruled both sides are said to update the content, so that they are in conflict, and
  /// theirs counts.
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
  /// Returns this diff with some of the rows that it pairs among its updates.
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
