// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that are updated and keep their place.
extension _DerivedOrder {
  /// Determines which updated rows keep their place: those that are still between their neighbours.
  @export(implementation)
  mutating func keepPlaces(
    _ places: inout ContiguousArray<ShownPlace>, _ changes: ContiguousArray<SourceChange>,
    _ new: Source, _ stop: _StopPoll?
  ) throws(_Stopped) {
    for index in places.indices {
      let place = places[index]
      let change = changes[place.change]
      if change.isOnlyRelabeled { places[index].stays = true }
      guard change.isIncluded, !change.isRelabeled, let offset = change.new else { continue }
      if pinsEditedRows {
        places[index].stays = true
        continue
      }
      if !keptRows.isEmpty, keptRows[change.oldLabel] != nil { continue }
      if rules.order == nil {
        // Rows of a section are in the order of their labels, whatever their content.
        places[index].stays = hasKey(of: place, at: offset, in: new)
        continue
      }
      // A neighbour that changes too says nothing.
      let isAlone =
        (index == 0 || places[index - 1].part != place.part
          || places[index - 1].position != place.position - 1)
        && (index == places.count - 1 || places[index + 1].part != place.part
          || places[index + 1].position != place.position + 1)
      if isAlone {
        places[index].stays = new.withElement(at: offset) {
          fits($0, change.oldLabel, at: place)
        }
        try stop?.check(after: _StopPoll.search)
      }
    }
  }

  /// Returns whether the key of a row of another source is that of the section of a place.
  @export(implementation)
  func hasKey(of place: ShownPlace, at offset: Int, in new: Source) -> Bool {
    guard let key = rules.key else { return true }
    return new.withElement(at: offset) { parts[place.part].hasKey(key($0)) }
  }

  /// Returns whether a row is between the neighbours of its place.
  @export(implementation)
  func fits(_ row: UnsafePointer<Row>, _ label: UInt64, at place: ShownPlace) -> Bool {
    if let key = rules.key, !parts[place.part].hasKey(key(row)) { return false }
    guard let precedes = rules.order?.precedes else { return true }
    let order = parts[place.part].order
    if place.position > 0 {
      let left = order[place.position - 1]
      let isBehind = withPlacedRow(left) {
        left < label ? !precedes(row, $0) : precedes($0, row)
      }
      if !isBehind { return false }
    }
    if place.position + 1 < order.count {
      let right = order[place.position + 1]
      return withPlacedRow(right) { label < right ? !precedes($0, row) : precedes(row, $0) }
    }
    return true
  }
}
