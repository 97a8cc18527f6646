// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A shown row that changes its place or content.
@usableFromInline
struct ShownPlace {
  @usableFromInline let part: Int
  @usableFromInline let position: Int

  /// The index of the change.
  @usableFromInline let change: Int

  @export(implementation)
  init(_ part: Int, _ position: Int, _ change: Int) {
    (self.part, self.position, self.change) = (part, position, change)
  }

  @export(implementation)
  static func < (left: ShownPlace, right: ShownPlace) -> Bool {
    (left.part, left.position) < (right.part, right.position)
  }
}

extension _DerivedOrder {
  /// Replaces the source, and returns what changed in the list.
  ///
  /// Traps if the counts of the changes don't fit the sources.
  ///
  /// - Precondition: The diff leads from this source to the other one.
  /// - Complexity: O(*k* log *n*) calls of the rules, where *k* is the number of changes and *n* of
  ///   rows. Many changes cost at most as much as sorting the changed rows and merging them with
  ///   the others.
  @export(implementation)
  @inline(never)
  mutating func update(
    to new: Source, by diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> _ShownChanges {
    require(
      diff.oldCount == source.count && diff.newCount == new.count,
      "The changes lead from \(diff.oldCount) to \(diff.newCount) rows, but the sources have \(source.count) and \(new.count)."
    )
    if source.isEmpty, !new.isEmpty { return try fill(with: new, stop) }
    var newLabels = labels
    let isRenumbered = labels.isRenumbered(by: diff)
    var changes =
      isRenumbered ? try newLabels.renumber(by: diff, stop) : try newLabels.apply(diff, stop)
    if isRenumbered { remembered = OrderCache() } else { remembered.follow(changes) }
    try test(&changes, &newLabels, new, stop)
    let isRemade = rules.order == nil && rules.key == nil && areScattered(changes)
    let needsTranslation = isRenumbered && (!isRemade || !keptRows.isEmpty)
    let translation =
      needsTranslation ? try LabelTranslation(from: labels, to: newLabels, diff, stop) : nil
    let places = try places(of: changes, stop)
    try keepRows(of: places, changes, translation, stop)
    let isUnchanged = changes.isEmpty && source.sharesStorage(with: new)
    let shown = try run(
      changes, places, new, newLabels, translation, isRemade: isRemade, stop)
    // The object is kept if the rows are the same: it tells lists that they have rows in common.
    if !isUnchanged || isRenumbered { refresh() }
    return shown
  }

  /// Tests the rows that are inserted or updated.
  @export(implementation)
  func test(
    _ changes: inout ContiguousArray<SourceChange>, _ newLabels: inout SourceLabels, _ new: Source,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    // Each row has to be found among the labels, unless all bits are set at once.
    var bits = changes.count > newLabels.count / 64 ? newLabels.included : nil
    for index in changes.indices {
      guard let offset = changes[index].new, changes[index].isUpdated || changes[index].old == nil
      else { continue }
      let isIncluded = rules.isIncluded.map { new.withElement(at: offset, $0) } ?? true
      changes[index].isIncluded = isIncluded
      if bits == nil {
        newLabels.include(isIncluded, at: offset)
      } else {
        bits?[offset] = isIncluded
      }
      try stop?.check(after: 1)
    }
    if let bits { newLabels.included = bits }
  }

  /// Remembers the rows by which edited rows took their places, if edited rows are pinned.
  ///
  /// - Parameter translation: The new labels of staying rows, if the source was renumbered.
  @export(implementation)
  mutating func keepRows(
    of places: ContiguousArray<ShownPlace>, _ changes: ContiguousArray<SourceChange>,
    _ translation: LabelTranslation?, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if !pinsEditedRows && keptRows.isEmpty { return }
    var kept: [(label: UInt64, row: Row)] = []
    for place in places {
      let change = changes[place.change]
      let row = keptRows.removeValue(forKey: change.oldLabel)
      try stop?.check(after: _StopPoll.search)
      guard pinsEditedRows || change.isOnlyRelabeled, change.isIncluded, let offset = change.old
      else { continue }
      if row == nil, !change.isUpdated { continue }
      kept.append((change.newLabel, row ?? sourceRow(offset)))
    }
    if let translation {
      var rows: [UInt64: Row] = [:]
      for (label, row) in keptRows {
        if let newLabel = translation.newLabel(of: label) { rows[newLabel] = row }
        try stop?.check(after: _StopPoll.search)
      }
      keptRows = rows
    }
    for (label, row) in kept {
      keptRows[label] = row
      try stop?.check(after: _StopPoll.search)
    }
  }

  /// Returns the places of the changed rows that are shown, in order.
  @export(implementation)
  func places(
    of changes: ContiguousArray<SourceChange>, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<ShownPlace> {
    // A search takes as long as scanning some thousand labels. Searching alone takes 1.6 times as
    // long if 1% of 100,000 rows change, and 2.9 times if 30% do.
    if changes.count > 64, changes.count > labels.count / 1_024 {
      return try DerivedPart.places(of: changes, in: parts, labels, stop)
    }
    var places = ContiguousArray<ShownPlace>()
    for index in changes.indices where changes[index].wasIncluded {
      guard let offset = changes[index].old else { continue }
      if let found = shownPlace(of: changes[index].oldLabel, at: offset) {
        places.append(ShownPlace(found.part, found.position, index))
      }
      try stop?.check(after: _StopPoll.search)
    }
    places.sort { $0 < $1 }
    return places
  }

  /// Returns whether so many changes are apart that hardly a node of the order is without one.
  ///
  /// Such an order shares nothing with the old one, whether it is made anew or not. Removing and
  /// inserting rows takes three times as long if a tenth of 200,000 rows changed.
  @export(implementation)
  func areScattered(_ changes: ContiguousArray<SourceChange>) -> Bool {
    if changes.count <= labels.count / 64 { return false }
    var (runs, last) = (0, -2)
    for change in changes {
      let offset = change.new ?? change.old ?? 0
      if offset != last + 1 { runs += 1 }
      last = offset
    }
    return runs > labels.count / 64
  }

  /// Removes and inserts the rows that changed, and returns what changed in the list.
  ///
  /// A changed row whose place is the same is removed and inserted too, which rewrites its label.
  /// So nodes that two versions share have no changed rows.
  ///
  /// - Parameters:
  ///   - places: The places of the changed rows that are shown, in order.
  ///   - translation: The new labels of staying rows, if the source was renumbered.
  ///   - isRemade: Whether the order is made anew, as the labels of the source are in order.
  @export(implementation)
  mutating func run(
    _ changes: ContiguousArray<SourceChange>, _ places: ContiguousArray<ShownPlace>,
    _ new: Source, _ newLabels: SourceLabels, _ translation: LabelTranslation?,
    isRemade: Bool = false, _ stop: _StopPoll?
  ) throws(_Stopped) -> _ShownChanges {
    var shown = _ShownChanges(counts)
    for part in parts.indices { parts[part].old = part }
    let oldOffsets = try leave(
      places, changes, isRemade ? nil : translation, isRemade: isRemade, &shown, stop)
    source = new
    labels = newLabels
    if isRemade {
      try remake(changes, oldOffsets, &shown, stop)
    } else {
      try arrive(changes, oldOffsets, near: changes.count == 1 ? places.first : nil, &shown, stop)
    }
    endChange(&shown)
    return shown
  }

  /// Removes the rows at places, except rows that only get a new label.
  ///
  /// - Parameter isRemade: Whether the labels stay, since ``remake(_:_:_:_:)`` replaces them.
  /// - Returns: The old flat offset of each change's row; -1 if it had none or is not removed.
  @export(implementation)
  mutating func leave(
    _ places: ContiguousArray<ShownPlace>, _ changes: ContiguousArray<SourceChange>,
    _ translation: LabelTranslation?, isRemade: Bool, _ shown: inout _ShownChanges,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<Int> {
    var oldOffsets = ContiguousArray(repeating: -1, count: changes.count)
    var start = 0
    var index = 0
    for part in parts.indices {
      if translation == nil, index == places.count { break }
      var positions = ContiguousArray<Int>()
      while index < places.count, places[index].part == part {
        let (position, change) = (places[index].position, places[index].change)
        index += 1
        if changes[change].isOnlyRelabeled {
          if !isRemade { parts[part].order[position] = changes[change].newLabel }
          continue
        }
        if !isRemade { positions.append(position) }
        oldOffsets[change] = start + position
        shown.leave(start + position, isDeleted: !changes[change].isIncluded)
      }
      start += shown.oldCounts[part]
      if isRemade { break }
      try parts[part].order.remove(at: positions, stop)
      if let translation {
        parts[part].order = try translation.order(of: parts[part].order, stop)
      }
    }
    return oldOffsets
  }

  /// Makes the order of a list without a rule and sections anew, in the order of the source.
  ///
  /// - Parameter oldOffsets: The old offset of each change's row; -1 if it had none.
  /// - Precondition: The source is the new one.
  @export(implementation)
  mutating func remake(
    _ changes: ContiguousArray<SourceChange>, _ oldOffsets: ContiguousArray<Int>,
    _ shown: inout _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) {
    parts[0].order = try labels.order(stop)
    let included = labels.included
    let ranks = included.ranks
    for block in StopBlocks(of: changes.indices) {
      for index in block {
        guard let offset = changes[index].arrival else { continue }
        shown.arrive(
          included.rank(of: offset, ranks), old: oldOffsets[index],
          isUpdated: changes[index].isUpdated)
      }
      try stop?.check(after: block.count)
    }
  }
}
