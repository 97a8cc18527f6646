// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SharedNodes {
  /// Finds nodes that are in both lists, though not in step: the k-th time that a node is in the old
  /// list with the k-th time that it is in the new one.
  ///
  /// Only nodes that several trees refer to are looked up, which are few.
  @export(implementation)
  mutating func matchMoved(_ stop: _StopPoll?) throws(_Stopped) {
    if !findsMoved || level.oldShared.isEmpty || level.newShared.isEmpty { return }
    var places = MovedPlaces(count: level.oldShared.count)
    for index in level.oldShared.reversed() where level.old[index].isOpen {
      places.insert(level.old[index].node.storage.toOpaque(), index)
      try stop?.check(after: Self.rowsPerSearch)
    }
    for index in level.newShared {
      if !level.new[index].isOpen { continue }
      try stop?.check(after: Self.rowsPerSearch)
      guard let place = places.take(level.new[index].node.storage.toOpaque()) else { continue }
      level.old[place].other = level.new[index].start
      level.new[index].other = level.old[place].start
    }
  }

  /// How many rows are compared in the time in which a node is looked up.
  @export(implementation) static var rowsPerSearch: Int { 64 }
}

/// The places of nodes in a list, by their addresses.
@usableFromInline
struct MovedPlaces {
  private var first: [UnsafeMutableRawPointer: Int32]

  /// For each place the next one of the same node.
  private var next: [Int32: Int32] = [:]

  @usableFromInline
  init(count: Int) { first = Dictionary(minimumCapacity: count) }

  /// Inserts a place before those already inserted.
  @usableFromInline
  mutating func insert(_ node: UnsafeMutableRawPointer, _ place: Int) {
    let place = Int32(truncatingIfNeeded: place)
    if let known = first.updateValue(place, forKey: node) { next[place] = known }
  }

  /// Removes and returns the first place of a node.
  @usableFromInline
  mutating func take(_ node: UnsafeMutableRawPointer) -> Int? {
    guard let place = first[node] else { return nil }
    first[node] = next[place]
    return Int(place)
  }
}
