// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

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

  /// Where to write what is written instead of a listing.
  var outPaths: [OutputForm: String] = [:]

  package init(context: Int = 3) { self.context = context }

  /// The options that say what is written instead of a listing of the rows.
  package var chosenForms: [String] {
    OutputForm.allCases.filter { outPaths[$0] != nil }.map(\.rawValue) + (isStat ? ["--stat"] : [])
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
    if outPaths[.jsonPatch] == nil || format == .json { return }
    throw UsageError(
      message: "--json-patch needs files that are an array of JSON, not \(format.rawValue)")
  }

  package var hasColors: Bool {
    switch color {
    case .auto: Terminal.standardOutput.hasColors
    case .always: true
    case .never: false
    }
  }
}
