// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// Where a listing goes, with or without colors.
package struct ListingOutput: StyledOutput {
  let output: BufferedOutput
  let hasColors: Bool

  package init(output: BufferedOutput, hasColors: Bool) {
    (self.output, self.hasColors) = (output, hasColors)
  }

  var isClosed: Bool { output.isClosed }

  func write(_ bytes: [UInt8], _ styles: [TextStyle]) {
    if bytes.isEmpty { return }
    if !hasColors || styles.isEmpty {
      output.write(bytes)
      return
    }
    output.write("\u{1B}[" + styles.map { "\($0.rawValue)" }.joined(separator: ";") + "m")
    output.write(bytes)
    output.write("\u{1B}[0m")
  }

  func write(_ text: String, _ styles: [TextStyle]) {
    if hasColors, !styles.isEmpty { write(Array(text.utf8), styles) } else { output.write(text) }
  }

  func endLine() { output.write("\n") }
}
