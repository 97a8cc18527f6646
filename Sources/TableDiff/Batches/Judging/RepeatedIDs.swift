// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows and sections that are in a state more often than in the states around it.
@usableFromInline
package struct RepeatedIDs {
  /// The paths of two rows of one identity.
  @usableFromInline package var rows: [(RowPath, RowPath)] = []

  /// Two sections of one identity.
  @usableFromInline package var sections: [(Int, Int)] = []

  /// Looks for identities that are in a state between two others more often than in either of them.
  ///
  /// - Complexity: expected O(*n*) hashes of ids, where *n* is the number of rows.
  @inlinable
  package init<Section: ListSection>(
    in state: [Section], old: [Section], new: [Section]
  ) {
    func ids(_ sections: [Section]) -> [Section.Row.ID] {
      sections.flatMap { section in section.rows.map(\.id) }
    }
    let sectionIDs = state.map(\.id)
    sections = Self.repeats(sectionIDs, old.map(\.id), new.map(\.id))
    // Read once: a section may compute its rows, others each time.
    let stateIDs = state.map { section in section.rows.map(\.id) }
    let starts = SectionStarts(sectionCount: stateIDs.count) { stateIDs[$0].count }
    rows = Self.repeats(Array(stateIDs.joined()), ids(old), ids(new)).map {
      (starts.path(of: $0), starts.path(of: $1))
    }
  }

  /// The offsets of the last and the present one, each time there are too many of one id.
  @inlinable
  static func repeats<ID: Hashable>(
    _ ids: [ID], _ old: @autoclosure () -> [ID], _ new: @autoclosure () -> [ID]
  ) -> [(Int, Int)] {
    if Set(ids).count == ids.count { return [] }
    func counts(_ ids: [ID]) -> [ID: Int] { ids.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    let allowed = counts(old()).merging(counts(new()), uniquingKeysWith: max)
    var seen: [ID: (count: Int, last: Int)] = [:]
    var repeats: [(Int, Int)] = []
    for (offset, id) in ids.enumerated() {
      let (count, last) = seen[id] ?? (0, offset)
      if count >= max(1, allowed[id] ?? 0) { repeats.append((last, offset)) }
      seen[id] = (count + 1, offset)
    }
    return repeats
  }
}
