// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SharedNodes {
  /// Finds nodes that are in both lists at different positions.
  ///
  /// The k-th occurrence of a node in the old list matches the k-th in the new one. Only
  /// nodes that several trees refer to are looked up, and they are few.
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

  /// The number of rows that are compared in the time of one lookup.
  @export(implementation) static var rowsPerSearch: Int { 64 }
}

@usableFromInline
struct MovedPlaces {
  private var first: [UnsafeMutableRawPointer: Int32]

  /// The next place of the same node, for each place.
  private var next: [Int32: Int32] = [:]

  @usableFromInline
  init(count: Int) { first = Dictionary(minimumCapacity: count) }

  /// Inserts a place before those inserted earlier.
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
