// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A receiver of Android's `ListUpdateCallback` as documented: each call refers to the list as the
/// calls before it left it.
///
/// Like an adapter's, its rows come from the final list. A row that was inserted or changed cannot
/// move later on: it would have been bound to the row of another position.
struct ListUpdateInterpreter<Row> {
  private var places: [(row: Row, isFinal: Bool)]

  var rows: [Row] { places.map { $0.row } }

  init(_ rows: [Row]) { places = rows.map { ($0, false) } }

  mutating func onInserted(
    _ position: Int, _ count: Int, _ row: (Int) -> Row
  ) throws(RefusedCall) {
    if count < 1 { throw RefusedCall("G4", "insert \(count) rows") }
    let inserted = position..<position + count
    try RefusedCall.check(inserted, within: places.count + count, "G1")
    places.insert(contentsOf: inserted.map { (row($0), true) }, at: position)
  }

  mutating func onRemoved(_ position: Int, _ count: Int) throws(RefusedCall) {
    if count < 1 { throw RefusedCall("G4", "remove \(count) rows") }
    try RefusedCall.check(position..<position + count, within: places.count, "G1")
    places.removeSubrange(position..<position + count)
  }

  /// Takes the row out, and puts it at the position counted without it.
  mutating func onMoved(_ fromPosition: Int, _ toPosition: Int) throws(RefusedCall) {
    if !places.indices.contains(fromPosition) || !places.indices.contains(toPosition) {
      throw RefusedCall("G1", "move \(fromPosition) to \(toPosition) of \(places.count)")
    }
    if fromPosition == toPosition { throw RefusedCall("G4", "move \(fromPosition) to itself") }
    let moved = places.remove(at: fromPosition)
    if moved.isFinal { throw RefusedCall("G4", "move \(fromPosition) after its change") }
    places.insert(moved, at: toPosition)
  }

  mutating func onChanged(
    _ position: Int, _ count: Int, _ row: (Int) -> Row
  ) throws(RefusedCall) {
    if count < 1 { throw RefusedCall("G4", "change \(count) rows") }
    try RefusedCall.check(position..<position + count, within: places.count, "G1")
    for changed in position..<position + count { places[changed] = (row(changed), true) }
  }
}
