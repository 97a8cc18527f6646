// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

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
}
