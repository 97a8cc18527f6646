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

  /// Compares the columns that count.
  package init(_ old: InputList, _ new: InputList, _ rules: ContentRules) {
    let names = (old: Set(old.columns), new: Set(new.columns))
    let removed = old.columns.filter { rules.counts($0) && !names.new.contains($0) }
    let added = new.columns.filter { rules.counts($0) && !names.old.contains($0) }
    (self.removed, self.added) = (removed, added)
    if removed.isEmpty || added.isEmpty { return }
    let shared = SharedColumns(
      old, removed.compactMap { old.layout.places[$0] }, new,
      added.compactMap { new.layout.places[$0] })
    for (name, place) in zip(removed, shared.pairs()) {
      guard let place else { continue }
      renamed[name] = added[place]
      renamedNames.append(name)
    }
    let found = Set(renamed.values)
    self.removed.removeAll { renamed[$0] != nil }
    self.added.removeAll { found.contains($0) }
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
}

extension ListChange {
  /// Whether a change of a field is shown with its row.
  func counts(_ field: FieldChange) -> Bool {
    let isToldOnce = columns != nil && old.format.isDelimited
    if isToldOnce, field.old == nil || field.new == nil { return false }
    return rules.counts(field, isJSON: !old.format.isDelimited)
  }
}
