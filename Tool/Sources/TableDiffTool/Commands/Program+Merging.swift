// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ToolSupport

extension Program {
  /// Merges two changes of a file, and writes the result.
  ///
  /// - Returns: 1 if there are conflicts, otherwise 0.
  func merge() throws -> Int32 {
    let paths = Array(options.files.prefix(3))
    if paths.filter({ $0 == "-" }).count > (settings.isMergeDriver ? 0 : 1) {
      throw UsageError(
        message: settings.isMergeDriver
          ? "--driver merges files, not standard input"
          : "only one of the files can be standard input", topic: Command.merge)
    }
    if !settings.isMergeDriver {
      try FileIdentity.require(output: settings.outPath, isNoneOf: paths, topic: Command.merge)
    }
    let input: InputOptions
    do throws(UsageError) {
      input = try settings.input.completed(
        for: options.files.count > 3 ? [options.files[3]] : paths)
      if input.format == .text {
        throw UsageError(message: "--id is missing: a merge needs to know what identifies a row")
      }
    } catch {
      throw UsageError(message: error.message, topic: Command.merge)
    }
    let name = options.files.count > 3 ? options.files[3] : nil
    func list(_ index: Int, _ role: String) throws(UsageError) -> InputList {
      try InputList(paths[index], input, name: name.map { "\($0) (\(role))" })
    }
    let (mine, theirs) = (try list(1, "mine"), try list(2, "theirs"))
    // Git has an empty file where both sides add one.
    let base =
      isEmptyFile(paths[0])
      ? InputList(absentBeside: mine, name: paths[0])
      : try InputList(
        paths[0], input, name: name.map { "\($0) (base)" }, transform: RowConflicts.removed)
    let merge = try FileMerge(base: base, mine: mine, theirs: theirs)
    for remark in [mine, theirs].flatMap(\.remarks) { Terminal.note(remark) }
    try OutputFile.write(to: settings.isMergeDriver ? paths[1] : settings.outPath) {
      merge.rows.write(to: $0)
    }
    for conflict in merge.conflicts { Terminal.note("conflict: " + conflict) }
    return merge.conflicts.isEmpty ? 0 : 1
  }

  private func isEmptyFile(_ path: String) -> Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_size == 0
  }
}
