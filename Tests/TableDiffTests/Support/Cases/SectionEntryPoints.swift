// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// A section whose rows are a slice.
struct SlicedSection: ListSection {
  let id: Int
  var title: Int
  var rows: ArraySlice<TestRow>

  init(_ section: TitledSection, rows: ArraySlice<TestRow>) {
    (id, title, self.rows) = (section.id, section.title, rows)
  }

  init(_ section: SlicedSection, rows: ArraySlice<TestRow>) {
    (id, title, self.rows) = (section.id, section.title, rows)
  }

  func hasSameHeader(as other: SlicedSection) -> Bool { title == other.title }
}

extension SectionCase {
  /// The first way to the diff that leads to another one than the plain form: by another entry, of
  /// rows that are stored in another way or share storage, or under another hash seed.
  func problemOfEntries() -> String? {
    for style in ListDiff.MoveStyle.everyStyle {
      let diff = old.sectionedDiff(to: withCopies.new, moves: style)
      for (name, other) in diffs(style) where other != diff {
        return "\(style) by \(name) differs"
      }
    }
    let diff = old.sectionedDiff(to: new)
    for seed in hashSeeds {
      if seededDiff(withCopies, hashSeed: seed) != diff {
        return "with hash seed \(seed) it differs"
      }
    }
    return nil
  }

  /// The diffs by other entries, and of other storage.
  private func diffs(_ style: ListDiff.MoveStyle) -> [(String, SectionedDiff?)] {
    let extra = TitledSection(id: -1, rows: old.first?.rows ?? [])
    let (shared, slices) = (withSharedStorage, withSlices)
    let linked = (LinkedRows(old), LinkedRows(withCopies.new))
    return [
      ("the plain form", old.sectionedDiff(to: new, moves: style)),
      (
        "init",
        SectionedDiff(
          from: old, to: new, options: ListDiff.Options(moves: style), shouldStop: { false })
      ),
      (
        "slices of sections",
        ([extra] + old + [extra])[1..<old.count + 1].sectionedDiff(to: new[...], moves: style)
      ),
      ("linked sections", linked.0.sectionedDiff(to: linked.1, moves: style)),
      ("shared storage", shared.old.sectionedDiff(to: shared.new, moves: style)),
      (
        "shared storage and closures",
        shared.old.sectionedDiff(
          to: shared.new, id: { $0.id }, contentsEqual: { $0 == $1 }, moves: style)
      ),
      ("slices of shared storage", slices.old.sectionedDiff(to: slices.new, moves: style)),
    ]
  }

  /// The same lists, in which no two arrays share storage.
  private var withCopies: SectionCase {
    SectionCase(old, new.map { TitledSection($0, rows: $0.rows.map { $0 }) })
  }

  /// The same lists, in which equal rows of a section share storage.
  private var withSharedStorage: SectionCase {
    let rows = Dictionary(old.map { ($0.id, $0.rows) }) { first, _ in first }
    return SectionCase(
      old,
      withCopies.new.map {
        rows[$0.id] == $0.rows ? TitledSection($0, rows: rows[$0.id] ?? []) : $0
      })
  }

  /// The same lists, in which rows of a section share storage if the other ones begin with them.
  private var withSlices: (old: [SlicedSection], new: [SlicedSection]) {
    let lists = withCopies
    func slices(_ list: [TitledSection], _ other: [TitledSection]) -> [SlicedSection] {
      list.map { section in
        let longer = other.first { $0.id == section.id && $0.rows.starts(with: section.rows) }
        return SlicedSection(section, rows: (longer ?? section).rows[..<section.rows.count])
      }
    }
    return (slices(lists.old, lists.new), slices(lists.new, lists.old))
  }
}
