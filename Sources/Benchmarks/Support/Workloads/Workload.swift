// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How the new rows are created.
@usableFromInline
package enum RowData: String, Sendable, Codable, CaseIterable {
  /// Copies of the old rows, whose strings share buffers, as with copy-on-write.
  case shared

  /// Rows whose strings are all rebuilt in shuffled order, as after decoding.
  case fresh
}

/// A list of rows, with a twin of equal rows in separate storage for the scan.
@usableFromInline
package struct RowPair<R: WorkloadRow> {
  @usableFromInline package let rows: [R]
  @usableFromInline package let twin: [R]

  @export(implementation)
  package init(count: Int, data: RowData) {
    self.init((0..<count).map(R.init(number:)), data: data)
  }

  @export(implementation)
  package init(_ rows: [R], data: RowData) {
    self.rows = rows
    var random = SplitMix64(seed: 1)
    twin = copies(of: rows, data: data, &random)
  }
}

/// Two snapshots of a list, and the edit between them.
@usableFromInline
package struct Workload<R: WorkloadRow> {
  @usableFromInline package let old: [R]
  @usableFromInline package let new: [R]

  /// Rows equal to `old` in separate storage.
  @usableFromInline package let twin: [R]

  @usableFromInline package let data: RowData
  @usableFromInline package let script: EditScript
  @usableFromInline package let expected: ChangeCounts

  @export(implementation)
  package init(_ pair: RowPair<R>, edit: Edits.Edit, data: RowData) {
    var random = SplitMix64(seed: UInt64(pair.rows.count))
    let script = edit(pair.rows.count, &random)
    self.init(pair, script, data: data, &random)
  }

  @export(implementation)
  package init(_ pair: RowPair<R>, _ script: EditScript, data: RowData, _ random: inout SplitMix64)
  {
    old = pair.rows
    twin = pair.twin
    self.script = script
    self.data = data
    expected = script.counts
    if script.sharesStorage {
      new = pair.rows
      return
    }
    let edited = script.rows(from: pair.rows, firstNumber: pair.rows.count)
    new = data == .shared ? edited : copies(of: edited, data: data, &random)
  }

  /// Creates a workload from existing lists that were decoded separately and have unique ids.
  @export(implementation)
  package init(found old: [R], _ new: [R]) {
    var random = SplitMix64(seed: 1)
    self.old = old
    self.new = new
    twin = copies(of: old, data: .fresh, &random)
    data = .fresh
    script = EditScript(oldIDs: old.map(\.id), newIDs: new.map(\.id)) { old[$0] != new[$1] }
    expected = script.counts
  }
}

extension EditScript {
  /// Returns the rows after the edit.
  ///
  /// - Parameter firstNumber: The number of the first inserted row; the others count up from it.
  @export(implementation)
  package func rows<R: WorkloadRow>(from old: [R], firstNumber: Int) -> [R] {
    var nextNumber = firstNumber
    var edited = sources.map { source in
      if source != EditScript.inserted { return old[Int(source)] }
      nextNumber += 1
      return R(number: nextNumber - 1)
    }
    for offset in updated { edited[offset].edit() }
    return edited
  }

  /// Finds the edit between two lists with a dictionary of ids.
  @export(implementation)
  package init<ID: Hashable>(
    oldIDs: [ID], newIDs: [ID], isUpdated: (_ old: Int, _ new: Int) -> Bool
  ) {
    self.init(oldCount: oldIDs.count)
    let offsets = Dictionary(uniqueKeysWithValues: zip(oldIDs, oldIDs.indices))
    sources = newIDs.map { offsets[$0].map(Int32.init) ?? Self.inserted }
    updated = newIDs.indices.filter { offset in
      sources[offset] != Self.inserted && isUpdated(Int(sources[offset]), offset)
    }
  }
}

/// Returns equal rows in separate storage.
@export(implementation)
package func copies<R: WorkloadRow>(
  of rows: [R], data: RowData, _ random: inout SplitMix64
) -> [R] {
  var copies = rows.map { $0 }
  if data == .fresh {
    for offset in rows.indices.shuffled(using: &random) { copies[offset] = rows[offset].rebuilt }
  }
  return copies
}
