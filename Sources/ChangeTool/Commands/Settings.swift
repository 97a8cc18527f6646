// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the options of the command line set.
package struct Settings: Sendable {
  /// How files are read.
  package var input = InputOptions()

  /// How a change is shown.
  package var listing = ListingOptions()

  /// Where the result of a patch goes.
  package var outPath = "-"
}
