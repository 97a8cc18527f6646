// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a command writes its result.
package enum OutputFile {
  /// Writes to a file, all or nothing, or to standard output if the path is `-`.
  ///
  /// What could not be kept of an old file is said on standard error.
  package static func write(
    to path: String, _ body: (BufferedOutput) -> Void
  ) throws(UsageError) {
    if path != "-" {
      for loss in try ReplacedFile.write(path, body) {
        Terminal.note("warning: " + VisibleText.string(loss.utf8))
      }
      return
    }
    let output = BufferedOutput(STDOUT_FILENO)
    body(output)
    try output.finish("standard output")
  }
}
