// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SectionGenerator {
  /// Checks all that diffs of generated lists rely on and promise.
  ///
  /// - `==` and `hash(into:)` of ids agree, and `==` of ids and rows is an equivalence.
  /// - `init(_:rows:)` keeps everything but the rows.
  /// - Diffs in every style, applied to the old list, give the new one.
  /// - Their stages are valid on each kind of list view, and show the new list.
  ///
  /// - Parameters:
  ///   - cases: The number of pairs of lists.
  ///   - seed: The seed of the first pair; the others follow.
  /// - Throws: The smallest failing lists found.
  public func checkDiffs(cases: Int = 500, seed: UInt64 = 0) throws(PropertyFailure) {
    try Check.sections.run(cases: cases, seed: seed, lists: lists) { old, new, fails in
      let sections = shrunk(old, new, while: fails)
      return Self.withFewerRows(sections.old, sections.new, while: fails)
    }
  }

  /// Removes rows as long as the lists fail: all rows with one id, then single rows.
  private static func withFewerRows(
    _ old: [Section], _ new: [Section], while fails: ([Section], [Section]) -> Bool
  ) -> (old: [Section], new: [Section]) {
    var smallest = (old: old, new: new)
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for id in Set((smallest.old + smallest.new).flatMap { $0.rows.map(\.id) })
      where fails(smallest.old.without(id), smallest.new.without(id)) {
        smallest = (smallest.old.without(id), smallest.new.without(id))
        hasShrunk = true
      }
      // From the end, so that the paths of earlier rows do not change.
      for path in smallest.old.rowPaths.reversed()
      where fails(smallest.old.without(path), smallest.new) {
        smallest.old = smallest.old.without(path)
        hasShrunk = true
      }
      for path in smallest.new.rowPaths.reversed()
      where fails(smallest.old, smallest.new.without(path)) {
        smallest.new = smallest.new.without(path)
        hasShrunk = true
      }
    }
    return smallest
  }
}

extension Array
where Element: ListSection, Element.Row: Identifiable, Element.Rows == [Element.Row] {
  fileprivate var rowPaths: [RowPath] {
    enumerated().flatMap { section, value in
      value.rows.indices.map { RowPath(section: section, row: $0) }
    }
  }

  fileprivate func without(_ id: Element.Row.ID) -> Self {
    map { section in Element(section, rows: section.rows.filter { $0.id != id }) }
  }

  fileprivate func without(_ path: RowPath) -> Self {
    var sections = self
    var rows = sections[path.section].rows
    rows.remove(at: path.row)
    sections[path.section] = Element(sections[path.section], rows: rows)
    return sections
  }
}

/// Checks the diff of two lists of sections, as ``SectionGenerator/checkDiffs(cases:seed:)`` does.
///
///     try checkDiffs(from: old, to: new)
///
/// - Throws: A ``PropertyFailure`` if a property does not hold.
public func checkDiffs<Section: ListSection>(
  from old: [Section], to new: [Section]
) throws(PropertyFailure) where Section.Row: Identifiable & Equatable {
  try Check.sections.run(old, new)
}

extension Check where Element: ListSection, Element.Row: Identifiable & Equatable {
  static var sections: Check {
    Check { old, new in
      // A section with a faulty implementation would trap in the diffs.
      if let problem = problemOfIdentity(old + new) ?? problemOfMaking(old + new) { return problem }
      if let problem = problemOfRoundTrip(old, new) { return problem }
      for kind in [ListViewKind.tableView, .collectionView] {
        for preference in [StagePreference.fewestStages, .lossless] {
          if let problem = problemOfStages(old, new, kind, preference) { return problem }
        }
      }
      return nil
    }
  }

  private static func problemOfIdentity(_ sections: [Element]) -> String? {
    Check<Element.Row>.problemOfIdentity(sections.flatMap { Array($0.rows) })
      ?? Check<NamedSection<Element.ID>>.problemOfIdentity(
        sections.map { NamedSection(id: $0.id) })
  }

  private static func problemOfRoundTrip(_ old: [Element], _ new: [Element]) -> String? {
    problemOfStyles(areEqual: areEqual(old, new)) { moves, algorithm in
      let diff = old.sectionedDiff(to: new, moves: moves, algorithm: algorithm)
      let rebuilt = old.applying(diff, sectionsFrom: new)
      return (areEqual(rebuilt, new), diff.isEmpty, "\(diff)")
    }
  }

  private static func problemOfStages(
    _ old: [Element], _ new: [Element], _ kind: ListViewKind, _ preference: StagePreference
  ) -> String? {
    var view = HeadlessListView(sections: old, kind: kind)
    let stages = old.sectionedDiff(to: new)
      .stages(from: old, to: new, for: kind, preferring: preference)
    do {
      try view.perform(stages)
    } catch {
      return "A \(kind) rejects \(stages): \(error)"
    }
    return areEqual(view.shownSections, new)
      ? nil : "A \(kind) does not show the new list after \(stages)"
  }

  /// Returns the fault of `init(_:rows:)` or `hasSameHeader(as:)`; `nil` if there is none.
  private static func problemOfMaking(_ sections: [Element]) -> String? {
    for section in sections {
      for rows in [section.rows, Element.Rows()] {
        let made = Element(section, rows: rows)
        if made.id != section.id {
          return "init(_:rows:) makes a section of id \(made.id) of that of id \(section.id)"
        }
        let areSame = zip(made.rows, rows).allSatisfy { $0.id == $1.id && ($0 == $1 || $1 != $1) }
        if made.rows.count != rows.count || !areSame {
          return
            "init(_:rows:) is given \(rows.count) rows for section \(section.id), "
            + "but the new section has different rows"
        }
        if !made.hasSameHeader(as: section) || !section.hasSameHeader(as: made) {
          return "Section \(section.id) has another header with other rows"
        }
      }
    }
    return nil
  }

  private static func areEqual(_ old: [Element], _ new: [Element]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        old.id == new.id && new.hasSameHeader(as: old) && old.rows.count == new.rows.count
          && zip(old.rows, new.rows).allSatisfy { $0.id == $1.id && $0 == $1 }
      }
  }
}

/// A section as a row, in order to check its id.
private struct NamedSection<ID: Hashable>: Identifiable, Equatable {
  let id: ID
}
