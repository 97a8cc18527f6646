// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// Where a listing goes, a line at a time, with or without colors.
package final class ListingOutput: StyledOutput {
  private let output: BufferedOutput
  let hasColors: Bool

  /// The line that is not ended yet.
  private var line: [UInt8] = []

  package init(output: BufferedOutput, hasColors: Bool) {
    (self.output, self.hasColors) = (output, hasColors)
  }

  var isClosed: Bool { output.isClosed }

  func write(_ bytes: UnsafeRawBufferPointer, _ styles: [TextStyle]) {
    if bytes.isEmpty { return }
    if hasColors {
      write(styles) { $0.append(contentsOf: bytes) }
    } else {
      line.append(contentsOf: bytes)
    }
  }

  /// Writes what a closure appends to the line.
  func write(_ styles: [TextStyle], _ append: (_ line: inout [UInt8]) -> Void) {
    if !hasColors || styles.isEmpty { return append(&line) }
    var lead = UInt8(ascii: "[")
    line.append(0x1B)
    for style in styles {
      line.append(lead)
      line.append(contentsOf: "\(style.rawValue)".utf8)
      lead = UInt8(ascii: ";")
    }
    line.append(UInt8(ascii: "m"))
    append(&line)
    line.append(contentsOf: "\u{1B}[0m".utf8)
  }

  func endLine() {
    line.append(UInt8(ascii: "\n"))
    output.write(line)
    line.removeAll(keepingCapacity: true)
  }
}
