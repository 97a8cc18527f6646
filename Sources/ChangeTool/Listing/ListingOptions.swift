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

  package init(context: Int = 3) { self.context = context }

  /// The options that say what is written instead of a listing.
  package var chosenForms: [String] {
    [(patchPath != nil, "--json"), (playerPath != nil, "--html"), (isStat, "--stat")]
      .filter(\.0).map(\.1)
  }

  /// The option of a patch or a page, which have the whole change.
  var wholeForm: String? { chosenForms.first { $0 != "--stat" } }

  /// Where a patch or a page goes; `nil` for a listing.
  package var outPath: String? { patchPath ?? playerPath }

  package var hasColors: Bool {
    switch color {
    case .auto: Terminal.standardOutput.hasColors
    case .always: true
    case .never: false
    }
  }
}
