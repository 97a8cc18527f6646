// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The columns that are in one of two files only, which are told once and not with each row.
package struct ColumnChange {
  private(set) var removed: [String] = []
  private(set) var added: [String] = []

  /// The removed columns whose values an added column has, by their old names.
  private(set) var renamed: [String: String] = [:]

  /// The names that `renamed` has, in the order of the old file.
  private var renamedNames: [String] = []

  /// The most rows that are looked at to find out whether a column was renamed.
  private static let rowLimit = 10_000

  /// Compares the columns that count.
  package init(_ old: InputList, _ new: InputList, _ rules: ContentRules) {
    removed = old.columns.filter { rules.counts($0) && !new.columns.contains($0) }
    added = new.columns.filter { rules.counts($0) && !old.columns.contains($0) }
    if removed.isEmpty || added.isEmpty { return }
    let agreements = Self.agreements(old, new, removed, added)
    for name in removed {
      let shares = added.map { agreements[[name, $0]] ?? 0 }
      guard let most = shares.max(), most > 0.5, let place = shares.firstIndex(of: most) else {
        continue
      }
      renamed[name] = added.remove(at: place)
      renamedNames.append(name)
    }
    removed.removeAll { renamed[$0] != nil }
  }

  var isEmpty: Bool { removed.isEmpty && added.isEmpty && renamed.isEmpty }

  /// What happened to the columns, in words; empty if nothing did.
  var text: String {
    func shown(_ name: String) -> String { "'\(VisibleText.string(name.utf8))'" }
    let parts =
      removed.map { shown($0) + " removed" } + added.map { shown($0) + " added" }
      + renamedNames.map { shown($0) + " renamed to " + shown(renamed[$0] ?? "") }
    return parts.isEmpty ? "" : "columns: " + parts.joined(separator: ", ")
  }

  /// Returns the name that an old column has in the new file.
  func newName(_ name: String) -> String { renamed[name] ?? name }

  /// Returns for each pair of a removed and an added column the share of rows that are in both files
  /// and have one value there, not counting those where both are empty.
  private static func agreements(
    _ old: InputList, _ new: InputList, _ removed: [String], _ added: [String]
  ) -> [[String]: Double] {
    let rows = old.sections.lazy.flatMap { $0.rows }.map { ($0.id, $0) }
    var known: [TextSlice: InputRow] = [:]
    for (id, row) in rows where known[id] == nil { known[id] = row }
    let (layout, newLayout) = (old.layout, new.layout)
    let places = removed.map { ($0, layout.columns.firstIndex(of: $0) ?? 0) }
    let newPlaces = added.map { ($0, newLayout.columns.firstIndex(of: $0) ?? 0) }
    var counts: [[String]: (equal: Int, all: Int)] = [:]
    var left = rowLimit
    for row in new.sections.lazy.flatMap({ $0.rows }) {
      guard left > 0, let other = known[row.id] else { continue }
      left -= 1
      let (before, after) = (layout.fields(of: other.content), newLayout.fields(of: row.content))
      for (name, place) in places {
        for (newName, newPlace) in newPlaces {
          let (value, newValue) = (before[place], after[newPlace])
          if value.isEmpty, newValue.isEmpty { continue }
          counts[[name, newName], default: (0, 0)].all += 1
          if value == newValue { counts[[name, newName], default: (0, 0)].equal += 1 }
        }
      }
    }
    return counts.mapValues { Double($0.equal) / Double($0.all) }
  }
}

extension ListChange {
  /// The layouts of both files; a renamed column has its new name in both.
  var layouts: (old: RowLayout, new: RowLayout) {
    guard let columns else { return (old.layout, new.layout) }
    let layout = old.layout
    return (
      RowLayout(
        format: layout.format, delimiter: layout.delimiter,
        columns: layout.columns.map(columns.newName)),
      new.layout
    )
  }

  /// Whether a change of a field is shown with its row.
  func counts(_ field: FieldChange) -> Bool {
    let isToldOnce = columns != nil && old.format.isDelimited
    if isToldOnce, field.old == nil || field.new == nil { return false }
    return rules.counts(field, isJSON: !old.format.isDelimited)
  }
}
