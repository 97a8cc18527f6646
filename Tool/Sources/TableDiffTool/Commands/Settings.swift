// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// What the options of the command line set.
package struct Settings: Sendable {
  /// How files are read.
  package var input = InputOptions()

  /// What counts as an update of a row.
  package var rules = ContentRules()

  /// How a change is shown.
  package var listing = ListingOptions()

  /// Where the result of a patch or a merge goes.
  package var outPath = "-"

  /// Whether git merges a file, so that the result goes where `mine` is.
  package var isMergeDriver = false

  /// Throws if options contradict each other.
  func requireSense() throws(UsageError) {
    try rules.requireSense()
    try listing.requireOneForm()
    if isMergeDriver, outPath != "-" {
      throw UsageError(message: "--driver and --output exclude each other: git reads MINE")
    }
    if rules.isUnordered, input.section != nil {
      throw UsageError(
        message: "--unordered and --section exclude each other: sections are an order of rows")
    }
    if listing.outPaths[.jsonPatch] != nil, input.section != nil {
      throw UsageError(
        message: "--json-patch and --section exclude each other: JSON has no sections")
    }
    if listing.outPaths[.patch] != nil, input.comment != nil {
      throw UsageError(
        message: "--comment and --json exclude each other: a patch would not keep the comments")
    }
    // A patch or a page that left something out would not lead to the new file.
    if let option = rules.options.first, let form = listing.wholeForm {
      throw UsageError(
        message: "\(option) and \(form) exclude each other: what \(form) writes is the whole change"
      )
    }
  }
}
