// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows and sections that occur in a state more often than in either list.
@usableFromInline
package struct RepeatedIDs {
  /// The paths of two rows with one identity.
  @usableFromInline package var rows: [(RowPath, RowPath)] = []

  /// Two sections with one identity.
  @usableFromInline package var sections: [(Int, Int)] = []

  /// Creates the findings for a state between two others.
  ///
  /// - Complexity: Expected O(*n*) hashes of ids, where *n* is the number of rows.
  @export(implementation)
  package init<Section: ListSection, ID: Hashable>(
    in state: [Section], old: [Section], new: [Section], id: (Section.Row) -> ID
  ) {
    func ids(of section: Section) -> [ID] {
      var ids: [ID] = []
      let rows = section.rows
      var counter = ElementCounter(rows.count)
      for row in rows {
        counter.next()
        ids.append(id(row))
      }
      return ids
    }
    func ids(_ sections: [Section]) -> [ID] { sections.flatMap { ids(of: $0) } }
    let sectionIDs = state.map { $0.id }
    sections = Self.repeats(sectionIDs, old.map { $0.id }, new.map { $0.id })
    // Read once, since a section may compute different rows each time.
    let stateIDs = state.map { ids(of: $0) }
    let starts = SectionStarts(sectionCount: stateIDs.count) { stateIDs[$0].count }
    rows = Self.repeats(Array(stateIDs.joined()), ids(old), ids(new)).map {
      (starts.path(of: $0), starts.path(of: $1))
    }
  }

  /// Returns the offsets of this and the previous occurrence, for each occurrence of an id beyond
  /// the allowed number.
  @export(implementation)
  static func repeats<ID: Hashable>(
    _ ids: [ID], _ old: @autoclosure () -> [ID], _ new: @autoclosure () -> [ID]
  ) -> [(Int, Int)] {
    var numbers = IDNumbers<ID>()
    numbers.reserveCapacity(ids.count)
    let numbered = ids.map { numbers.number(of: $0) }
    if numbers.count == ids.count { return [] }
    var allowed = [Int](repeating: 1, count: numbers.count)
    for list in [old(), new()] {
      var counts = [Int](repeating: 0, count: numbers.count)
      for id in list {
        if let number = numbers.find(id) { counts[number] += 1 }
      }
      for (number, count) in counts.enumerated() { allowed[number] = max(allowed[number], count) }
    }
    var seen = [(count: Int, last: Int)](repeating: (0, 0), count: numbers.count)
    var repeats: [(Int, Int)] = []
    for (offset, number) in numbered.enumerated() {
      let (count, last) = seen[number]
      if count >= allowed[number] { repeats.append((last, offset)) }
      seen[number] = (count + 1, offset)
    }
    return repeats
  }
}
