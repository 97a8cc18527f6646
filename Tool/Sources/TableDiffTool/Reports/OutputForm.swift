// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// What is written to a file instead of a listing.
///
/// The raw value is the option that asks for it.
package enum OutputForm: String, CaseIterable, Sendable {
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
  package var isWhole: Bool { self == .patch || self == .jsonPatch || self == .page }

  /// Throws if the form cannot be written of files of a format.
  package func requireFormat(_ format: InputFormat) throws(UsageError) {
    if self == .jsonPatch, format != .json {
      throw UsageError(message: "\(rawValue) needs files of JSON, not \(format.rawValue)")
    }
  }

  /// Returns what writes a change in the form, once nothing can fail any more.
  package func writer(
    of change: ListChange
  ) throws(UsageError) -> (_ output: BufferedOutput) -> Void {
    try requireFormat(change.format)
    let bytes: [UInt8]
    switch self {
    case .patch: bytes = PatchText(change).bytes
    case .jsonPatch: bytes = JSONPatch(change).bytes
    case .page: bytes = PlayerPage(try PlayedChange(change)).bytes
    case .records: return RecordReport(change).write
    case .markdown: bytes = Array(MarkdownReport(change).text.utf8)
    }
    return { $0.write(bytes) }
  }
}
