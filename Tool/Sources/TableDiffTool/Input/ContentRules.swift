// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// What counts when two files are compared: the order of rows, and what of their contents.
///
/// The id identifies a row whatever the rules say.
package struct ContentRules: Hashable, Sendable {
  /// The columns or keys that do not count.
  package var ignored: FieldNames?

  /// The only columns or keys that count; `nil` for all.
  package var only: FieldNames?

  /// How far apart two numbers may be that are equal; `nil` if they are texts.
  package var tolerance: DecimalNumber?

  /// The tolerances of columns or keys that have their own one.
  package var tolerances: [String: DecimalNumber] = [:]

  /// Whether texts are equal that differ in upper and lower case only.
  package var ignoresCase = false

  /// Whether spaces, tabs and line ends at the beginning and the end of a text do not count.
  package var ignoresBlanks = false

  /// Whether rows mean the same in any order.
  package var isUnordered = false

  package init(ignored: FieldNames? = nil, only: FieldNames? = nil) {
    (self.ignored, self.only) = (ignored, only)
  }

  /// Whether numbers are equal that are near each other, at least in one column.
  var hasTolerance: Bool { tolerance != nil || !tolerances.isEmpty }

  /// What of the rules counts for lines of text.
  var forLines: ContentRules {
    var rules = ContentRules()
    rules.isUnordered = isUnordered
    return rules
  }

  /// The options that are in use.
  var options: [String] {
    [
      (ignored != nil, "--ignore"), (only != nil, "--only"), (hasTolerance, "--tolerance"),
      (ignoresCase, "--ignore-case"), (ignoresBlanks, "--ignore-blanks"),
      (isUnordered, "--unordered"),
    ].filter { $0.0 }.map { $0.1 }
  }

  /// Whether a column or key counts.
  func counts(_ name: String) -> Bool {
    if let only { return only.names.contains(name) }
    return ignored?.names.contains(name) != true
  }

  /// Whether a change of a field counts.
  func counts(_ change: FieldChange, isJSON: Bool) -> Bool {
    guard counts(change.column) else { return false }
    guard isLoose, let old = change.old, let new = change.new else { return true }
    if !isJSON { return !areEqual(old, new, in: change.column) }
    return old.withUnsafeBytes { a in
      new.withUnsafeBytes { b in !areEqualJSON(a, b, in: change.column) }
    }
  }

  /// Throws if the rules contradict each other.
  func requireSense() throws(UsageError) {
    if ignored != nil, only != nil {
      throw UsageError(message: "--ignore and --only exclude each other")
    }
  }

  /// Throws if a file is lines of text, or neither has a column that a rule names.
  package func requireFields(of old: InputList, _ new: InputList) throws(UsageError) {
    guard let option = options.first, option != "--unordered" else { return }
    if old.format == .text {
      throw UsageError(message: "\(option) needs --id: lines of text have no columns or keys")
    }
    if !old.format.isDelimited { return }
    let columns = old.columns + new.columns.filter { !old.columns.contains($0) }
    let named = [
      ((ignored ?? only)?.names ?? [], option), (tolerances.keys.sorted(), "--tolerance"),
    ]
    for (names, option) in named {
      guard let name = names.first(where: { !columns.contains($0) }) else { continue }
      throw UsageError(
        message: "\(option): there is no column '\(name)', but "
          + columns.map { "'\($0)'" }.joined(separator: ", ")
          + Spelling.suggestion(for: name, in: columns))
    }
  }
}
