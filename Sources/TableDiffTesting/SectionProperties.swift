// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SectionGenerator {
  /// Checks that diffs of generated lists reproduce the new list, in every style.
  ///
  /// - Parameters:
  ///   - cases: The number of pairs of lists.
  ///   - seed: The seed of the first pair; the others follow.
  /// - Throws: The smallest failing lists found.
  public func checkRoundTrip(cases: Int = 500, seed: UInt64 = 0) throws(PropertyFailure) {
    try check(.sectionRoundTrip, cases, seed)
  }

  /// Checks that the stages of generated lists are valid, and produce the new list.
  ///
  /// - Parameters:
  ///   - kind: The kind of list view.
  ///   - preference: What matters most if a change does not fit into one batch.
  ///   - cases: The number of pairs of lists.
  ///   - seed: The seed of the first pair; the others follow.
  /// - Throws: The smallest failing lists found.
  public func checkStages(
    on kind: ListViewKind, preferring preference: StagePreference = .fewestStages,
    cases: Int = 500, seed: UInt64 = 0
  ) throws(PropertyFailure) {
    try check(.sectionStages(on: kind, preferring: preference), cases, seed)
  }

  /// Checks that `==` and `hash(into:)` of generated ids agree, that `==` of ids and rows is an
  /// equivalence, and that `init(_:rows:)` keeps everything but the rows.
  ///
  /// - Parameters:
  ///   - cases: The number of pairs of lists.
  ///   - seed: The seed of the first pair; the others follow.
  /// - Throws: The smallest failing lists found.
  public func checkIdentity(cases: Int = 500, seed: UInt64 = 0) throws(PropertyFailure) {
    try check(.sectionIdentity, cases, seed)
  }

  private func check(
    _ check: Check<Section>, _ cases: Int, _ seed: UInt64
  ) throws(PropertyFailure) {
    try check.run(cases: cases, seed: seed, lists: lists) { old, new, fails in
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

/// Checks that the diff of two lists of sections reproduces the new list, in every style.
///
///     try checkRoundTrip(from: old, to: new)
///
/// - Throws: A ``PropertyFailure`` if the property does not hold.
public func checkRoundTrip<Section: ListSection>(
  from old: [Section], to new: [Section]
) throws(PropertyFailure) where Section.Row: Identifiable & Equatable {
  try Check.sectionRoundTrip.run(old, new)
}

/// Checks that the stages of two lists of sections are valid, and produce the new list.
///
///     try checkStages(from: old, to: new, on: .collectionView)
///
/// - Throws: A ``PropertyFailure`` if the property does not hold.
public func checkStages<Section: ListSection>(
  from old: [Section], to new: [Section], on kind: ListViewKind,
  preferring preference: StagePreference = .fewestStages
) throws(PropertyFailure) where Section.Row: Identifiable & Equatable {
  try Check.sectionStages(on: kind, preferring: preference).run(old, new)
}

/// Checks that `==` and `hash(into:)` of the ids in two lists of sections agree, that `==` of ids
/// and rows is an equivalence, and that `init(_:rows:)` keeps everything but the rows.
///
///     try checkIdentity(of: old, new)
///
/// - Throws: A ``PropertyFailure`` if the property does not hold.
public func checkIdentity<Section: ListSection>(
  of old: [Section], _ new: [Section]
) throws(PropertyFailure) where Section.Row: Identifiable & Equatable {
  try Check.sectionIdentity.run(old, new)
}

extension Check where Element: ListSection, Element.Row: Identifiable & Equatable {
  static var sectionRoundTrip: Check {
    Check(code: "try checkRoundTrip(from: old, to: new)") { old, new in
      // A section with a faulty implementation would trap below.
      if let problem = problemOfMaking(old + new) { return problem }
      return problemOfStyles(areEqual: areEqual(old, new)) { moves, algorithm in
        let diff = old.sectionedDiff(to: new, moves: moves, algorithm: algorithm)
        let rebuilt = old.applying(diff, sectionsFrom: new)
        return (areEqual(rebuilt, new), diff.isEmpty, "\(diff)")
      }
    }
  }

  static func sectionStages(
    on kind: ListViewKind, preferring preference: StagePreference
  ) -> Check {
    let code = "try checkStages(from: old, to: new, on: .\(kind), preferring: .\(preference))"
    return Check(code: code) { old, new in
      if let problem = problemOfMaking(old + new) { return problem }
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
  }

  static var sectionIdentity: Check {
    Check(code: "try checkIdentity(of: old, new)") { old, new in
      let rows = Check<Element.Row>.identity.problem(
        old.flatMap { Array($0.rows) }, new.flatMap { Array($0.rows) })
      let sections = Check<NamedSection<Element.ID>>.identity.problem(
        old.map { NamedSection(id: $0.id) }, new.map { NamedSection(id: $0.id) })
      return rows ?? sections ?? problemOfMaking(old + new)
    }
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
