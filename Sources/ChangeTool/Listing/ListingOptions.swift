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

  /// Where to write the patch, instead of a listing.
  var patchPath: String?

  /// Where to write a page that plays the change, instead of a listing.
  var playerPath: String?

  /// Where to write the changed rows as CSV, as Markdown, or the operations of JSON Patch, instead of
  /// a listing.
  var recordPath: String?
  var markdownPath: String?
  var jsonPatchPath: String?

  package init(context: Int = 3) { self.context = context }

  /// The options that say what is written instead of a listing.
  package var chosenForms: [String] {
    [
      (patchPath != nil, "--json"), (jsonPatchPath != nil, "--json-patch"),
      (playerPath != nil, "--html"), (recordPath != nil, "--csv"),
      (markdownPath != nil, "--markdown"), (isStat, "--stat"),
    ].filter(\.0).map(\.1)
  }

  /// The option of a patch or a page, which have the whole change.
  var wholeForm: String? {
    chosenForms.first { ["--json", "--json-patch", "--html"].contains($0) }
  }

  /// Where a patch, a page or a report goes; `nil` for a listing.
  package var outPath: String? {
    patchPath ?? jsonPatchPath ?? playerPath ?? recordPath ?? markdownPath
  }

  /// Throws if what is to be written cannot be written of files of a format.
  func requireFormat(_ format: InputFormat) throws(UsageError) {
    if jsonPatchPath == nil || format == .json { return }
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
