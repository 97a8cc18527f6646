// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension Program {
  /// Applies a patch to a file, and writes the result.
  func applyPatch() throws {
    let paths = options.files
    if paths == ["-", "-"] {
      throw UsageError(message: "only one of the files can be standard input", topic: Command.apply)
    }
    // The file itself may be replaced, but not while it is read.
    let replaces = OutputFile.descriptor(settings.outPath) == nil
    try FileIdentity.require(
      output: settings.outPath, isNoneOf: replaces ? [paths[0]] : paths, topic: Command.apply)
    let patch = try PatchFile(paths[0])
    let result = try patch.applied(to: paths[1])
    try OutputFile.write(to: settings.outPath) { result.write(to: $0) }
  }
}
