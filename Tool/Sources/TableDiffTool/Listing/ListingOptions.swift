// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// How a change is shown.
package struct ListingOptions: Sendable {
  enum Color: String, Sendable, CaseIterable { case auto, always, never }

  /// How many unchanged rows are shown before and after each change.
  package var context: Int

  var color = Color.auto

  /// Whether a listing on a terminal goes through a pager.
  package var usesPager = true

  /// Whether only the numbers of changes are shown.
  var isStat = false

  /// How many columns the old file has beside the new one; `nil` if rows stand below each other.
  var sideBySideColumns: Int?

  /// Where to write what is written instead of a listing.
  var outPaths: [OutputForm: String] = [:]

  package init(context: Int = 3, sideBySideColumns: Int? = nil) {
    (self.context, self.sideBySideColumns) = (context, sideBySideColumns)
  }

  /// The options that say what is written instead of a listing of rows below each other.
  package var chosenForms: [String] {
    OutputForm.allCases.filter { outPaths[$0] != nil }.map { $0.rawValue }
      + (isStat ? ["--stat"] : []) + (sideBySideColumns == nil ? [] : ["--side-by-side"])
  }

  /// Throws if there are several of them.
  func requireOneForm() throws(UsageError) {
    let chosen = chosenForms
    if chosen.count < 2 { return }
    throw UsageError(message: "\(chosen[0]) and \(chosen[1]) exclude each other")
  }

  /// What is written instead of a listing; `nil` for a listing.
  ///
  /// There is one of ``chosenForms`` at most.
  var output: (form: OutputForm, path: String)? { outPaths.first.map { ($0.key, $0.value) } }

  /// Where that goes; `nil` for a listing.
  package var outPath: String? { output?.path }

  /// The option of a patch or a page, which have the whole change.
  var wholeForm: String? {
    OutputForm.allCases.first { $0.isWhole && outPaths[$0] != nil }?.rawValue
  }

  /// Throws if what is to be written cannot be written of files of a format.
  func requireFormat(_ format: InputFormat) throws(UsageError) {
    if outPaths[.jsonPatch] != nil { try Self.requireFormat(format, for: "--json-patch") }
  }

  /// Throws if JSON Patch, whatever it is called, cannot be written of files of a format.
  package static func requireFormat(
    _ format: InputFormat, for name: String
  ) throws(UsageError) {
    if format == .json { return }
    throw UsageError(
      message: "\(name) needs files of JSON, not \(format.rawValue)")
  }
}

/// What is written to a file instead of a listing.
///
/// The raw value is the option that asks for it.
enum OutputForm: String, CaseIterable, Sendable {
  /// The patch that the program applies.
  case patch = "--json"

  /// The operations of RFC 6902.
  case jsonPatch = "--json-patch"

  /// A page that plays the change.
  case page = "--html"

  /// The changed rows as CSV.
  case records = "--csv"

  /// A table of changed rows.
  case markdown = "--markdown"

  /// Whether it leads from the old file to the new one, so that nothing may be left out.
  var isWhole: Bool {
    switch self {
    case .patch, .jsonPatch, .page: true
    case .records, .markdown: false
    }
  }
}
