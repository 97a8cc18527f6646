// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
