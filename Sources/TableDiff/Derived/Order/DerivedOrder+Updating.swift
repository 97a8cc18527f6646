// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A shown row that changes its place or content.
@usableFromInline
struct ShownPlace {
  @usableFromInline let part: Int
  @usableFromInline let position: Int

  /// The index of the change.
  @usableFromInline let change: Int

  /// Whether the row keeps its place.
  @usableFromInline var stays = false

  @inlinable
  init(_ part: Int, _ position: Int, _ change: Int) {
    (self.part, self.position, self.change) = (part, position, change)
  }

  @inlinable
  static func < (left: ShownPlace, right: ShownPlace) -> Bool {
    (left.part, left.position) < (right.part, right.position)
  }
}

extension DerivedOrder {
  /// Takes over another source, and returns what changed in the list.
  ///
  /// - Precondition: The diff leads from this source to the other one.
  /// - Complexity: O(*k* log *n*) calls of the rules, where *k* is the number of changes and *n* that of
  ///   rows.
  @inlinable
  @inline(never)
  mutating func update(to new: Source, by diff: ListDiff) -> ShownChanges {
    var newLabels = labels
    var changes = newLabels.apply(diff)
    for index in changes.indices {
      guard let offset = changes[index].new, changes[index].isUpdated || changes[index].old == nil
      else { continue }
      let isIncluded = rules.isIncluded.map { new.withElement(at: offset, $0) } ?? true
      changes[index].isIncluded = isIncluded
      newLabels.include(isIncluded, at: offset)
    }
    var places = places(of: changes)
    keepPlaces(&places, changes, new)
    keepRows(of: places, changes)
    let isUnchanged = changes.isEmpty && hasStorage(of: new)
    let shown = carryOut(changes, places, new, newLabels)
    // What reads the same rows stays: by it, lists know that they have their rows in common.
    if isUnchanged { return shown }
    renumberIfFragmented()
    refresh()
    return shown
  }

  /// Whether another source has the storage of this one, so that its rows are the same.
  @inlinable
  func hasStorage(of new: Source) -> Bool {
    if let old = TreeArray<Row>(sharing: source), let new = TreeArray<Row>(sharing: new) {
      guard let oldRoot = old.rootNode, let newRoot = new.rootNode else { return false }
      return oldRoot === newRoot
    }
    let isSame = source.withContiguousStorageIfAvailable { old -> Bool in
      let isSame = new.withContiguousStorageIfAvailable { old.baseAddress == $0.baseAddress }
      return isSame == true
    }
    return isSame == true
  }

  /// Keeps the rows by which edited ones took their places, if these are to keep them.
  @inlinable
  mutating func keepRows(
    of places: ContiguousArray<ShownPlace>, _ changes: ContiguousArray<SourceChange>
  ) {
    if !keepsEditedRows && keptRows.isEmpty { return }
    var kept: [(label: UInt64, row: Row)] = []
    for place in places {
      let change = changes[place.change]
      let row = keptRows.removeValue(forKey: change.oldLabel)
      guard keepsEditedRows, change.isIncluded, let offset = change.old else { continue }
      if row == nil, !change.isUpdated { continue }
      kept.append((change.newLabel, row ?? sourceRow(offset)))
    }
    for (label, row) in kept { keptRows[label] = row }
  }

  /// Returns where the changed rows are that are shown, in order.
  @inlinable
  func places(of changes: ContiguousArray<SourceChange>) -> ContiguousArray<ShownPlace> {
    // A search takes as long as to look at some thousand labels.
    if changes.count > 64, changes.count > labels.count / 1_024 {
      return DerivedPart.places(of: changes, in: parts, labels)
    }
    var places = ContiguousArray<ShownPlace>()
    for index in changes.indices where changes[index].wasIncluded {
      guard let offset = changes[index].old else { continue }
      let label = changes[index].oldLabel
      let row = keptRows.isEmpty ? nil : keptRows[label]
      let found =
        row.map { withUnsafePointer(to: $0) { place(of: $0, label) } }
        ?? source.withElement(at: offset) { place(of: $0, label) }
      if let found { places.append(ShownPlace(found.part, found.position, index)) }
    }
    places.sort { $0 < $1 }
    return places
  }

  /// Determines which updated rows keep their place: those that are still between their neighbours.
  @inlinable
  mutating func keepPlaces(
    _ places: inout ContiguousArray<ShownPlace>, _ changes: ContiguousArray<SourceChange>,
    _ new: Source
  ) {
    for index in places.indices {
      let place = places[index]
      let change = changes[place.change]
      if change.isOnlyRelabeled { places[index].stays = true }
      guard change.isIncluded, !change.isRelabeled, let offset = change.new else { continue }
      if keepsEditedRows {
        places[index].stays = true
        continue
      }
      if !keptRows.isEmpty, keptRows[change.oldLabel] != nil { continue }
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
      }
    }
  }

  /// Returns whether a row is between the neighbours of its place.
  @inlinable
  func fits(_ row: UnsafePointer<Row>, _ label: UInt64, at place: ShownPlace) -> Bool {
    if let key = rules.key, parts[place.part].key != key(row) { return false }
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

  /// Removes and inserts the rows that change places, and returns what changed.
  ///
  /// - Parameter places: Where changed rows are that are shown, in order.
  @inlinable
  mutating func carryOut(
    _ changes: ContiguousArray<SourceChange>, _ places: ContiguousArray<ShownPlace>,
    _ new: Source, _ newLabels: SourceLabels
  ) -> ShownChanges {
    var shown = ShownChanges()
    shown.oldCounts = counts
    shown.rows = ContiguousArray(repeating: ShownChange(), count: changes.count)
    for part in parts.indices { parts[part].old = part }
    // The offsets of places that stay are known only in the end.
    var staying = ContiguousArray<ShownPlace>()
    var arriving = ContiguousArray<Int>()
    leave(places, changes, &staying, &shown)

    source = new
    labels = newLabels
    var isStaying = ContiguousArray(repeating: false, count: staying.isEmpty ? 0 : changes.count)
    for place in staying { isStaying[place.change] = true }
    for index in changes.indices where changes[index].isIncluded {
      if staying.isEmpty || !isStaying[index] { arriving.append(index) }
    }
    arrive(arriving, changes, staying, &shown)

    for index in changes.indices where changes[index].isUpdated {
      shown.rows[index].isUpdated = true
    }
    return shown
  }

  /// Removes the rows at places, except those that stay.
  @inlinable
  mutating func leave(
    _ places: ContiguousArray<ShownPlace>, _ changes: ContiguousArray<SourceChange>,
    _ staying: inout ContiguousArray<ShownPlace>, _ shown: inout ShownChanges
  ) {
    var start = 0
    var part = 0
    var index = 0
    while index < places.count {
      while part < places[index].part {
        start += shown.oldCounts[part]
        part += 1
      }
      var positions = ContiguousArray<Int>()
      while index < places.count, places[index].part == part {
        let place = places[index]
        shown.rows[place.change].old = start + place.position
        if place.stays {
          // Written, so that nodes which two versions share have only rows that did not change.
          parts[part].order[place.position] = changes[place.change].newLabel
          staying.append(ShownPlace(part, place.position - positions.count, place.change))
        } else {
          positions.append(place.position)
        }
        index += 1
      }
      parts[part].order.remove(at: positions)
    }
  }
}
