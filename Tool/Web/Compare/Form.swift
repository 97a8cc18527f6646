// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import ToolSupport

/// What a change is written as.
enum Form: Int32 {
  case listing, sideBySide, patch, jsonPatch, page, records, markdown

  /// Whether it leads from the old file to the new one, so that nothing is left out of it.
  var isWhole: Bool { self == .patch || self == .jsonPatch || self == .page }

  /// Returns a change in the form.
  ///
  /// - Parameter limit: The number of bytes after which a listing ends.
  func text(of change: ListChange, limit: Int) throws(UsageError) -> [UInt8] {
    switch self {
    case .listing: return listing(of: change, ListingOptions(), limit)
    case .sideBySide: return listing(of: change, ListingOptions(sideBySideColumns: 160), limit)
    case .patch: return PatchText(change).bytes
    case .jsonPatch:
      try ListingOptions.requireFormat(change.format, for: "JSON Patch")
      return JSONPatch(change).bytes
    case .page: return PlayerPage(try PlayedChange(change)).bytes
    case .records:
      let output = BufferedOutput()
      RecordReport(change).write(to: output)
      return output.buffer
    case .markdown: return Array(MarkdownReport(change).text.utf8)
    }
  }

  private func listing(of change: ListChange, _ options: ListingOptions, _ limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    let output = BufferedOutput { piece in
      bytes.append(contentsOf: piece)
      return bytes.count < limit ? .written : .closed
    }
    Listing(change, options, ListingOutput(output: output, hasColors: true)).write()
    output.flush()
    return bytes
  }
}
