// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffPatches
import TableDiffUpdating

extension Program {
  /// Shows what changed between two files.
  ///
  /// - Returns: 1 if they differ, otherwise 0.
  func show() throws -> Int32 {
    let paths = options.files
    if paths == ["-", "-"] {
      throw UsageError(message: "only one of the files can be standard input", topic: .show)
    }
    if paths.allSatisfy(Folder.exists) {
      throw UsageError(
        message: "\(paths[0]) and \(paths[1]) are folders: show compares two files, and diff "
          + "counts the changed lines of folders", topic: .show)
    }
    let chosen = options.listing.chosenForms
    if chosen.count > 1 {
      throw UsageError(
        message: "\(chosen[0]) and \(chosen[1]) exclude each other", topic: .show)
    }
    try FileIdentity.require(
      output: options.listing.outPath ?? "-", isNoneOf: paths, topic: .show)
    let input: InputOptions
    do throws(UsageError) {
      input = try options.input.completed(for: paths)
    } catch {
      throw UsageError(message: error.message, topic: .show)
    }
    let old = try InputList(paths[0], input)
    let change = ListChange(old, try InputList(paths[1], input))
    noteRepeatedIDs(old)
    noteRepeatedIDs(change.new)
    if let path = options.listing.patchPath {
      let patch = try PatchFile.bytes(of: change)
      try write(to: path) { $0.write(patch) }
    } else if let path = options.listing.playerPath {
      let page = try PlayerPage(PlayedChange(change)).bytes
      try write(to: path) { $0.write(page) }
    } else if !change.isEmpty {
      try write(change)
    }
    return change.isEmpty ? 0 : 1
  }

  private func write(_ change: ListChange) throws {
    let listing = options.listing
    let usesPager =
      listing.usesPager && !listing.isStat && Terminal.standardOutput.canRewriteLines
    if usesPager, let pager = Pager() {
      let result = Result { try write(change, to: pager.descriptor) }
      if pager.wait() { return try result.get() }
    }
    try write(change, to: STDOUT_FILENO)
  }

  private func write(_ change: ListChange, to descriptor: Int32) throws {
    let output = BufferedOutput(descriptor)
    let out = ListingOutput(output: output, hasColors: options.listing.hasColors)
    if options.listing.isStat {
      let columns = Terminal.standardOutput.columns
      StatTable(change: change, out: out, columns: columns).write()
    } else {
      Listing(change, options.listing, out).write()
    }
    try output.finish("standard output")
  }

  /// Tells if ids repeat: which rows are pairs is not certain then.
  private func noteRepeatedIDs(_ list: InputList) {
    if list.format == .text { return }
    for section in list.sections {
      guard let repeated = section.rows.duplicateIDs().first else { continue }
      progress.note(
        "warning: \(list.name): the \(list.format.fieldWord) '\(list.options.id ?? "")' does not "
          + "identify a row: more than one has \(VisibleText.string(repeated.id.bytes))")
      return
    }
  }

  /// Applies a patch to a file, and writes the result.
  func applyPatch() throws {
    let paths = options.files
    if paths == ["-", "-"] {
      throw UsageError(message: "only one of the files can be standard input", topic: .apply)
    }
    // The file itself may be replaced, but not while it is read.
    let replaces = options.outPath != "-"
    try FileIdentity.require(
      output: options.outPath, isNoneOf: replaces ? [paths[0]] : paths, topic: .apply)
    let patch = try PatchFile(paths[0])
    let result = try patch.applied(to: paths[1])
    try write(to: options.outPath) { result.write(to: $0) }
  }

  /// Writes to a file, all or nothing, or to standard output if the path is `-`.
  func write(to path: String, _ body: (BufferedOutput) -> Void) throws(UsageError) {
    if path != "-" {
      for loss in try ReplacedFile.write(path, body) { progress.note("warning: \(loss)") }
      return
    }
    let output = BufferedOutput(STDOUT_FILENO)
    body(output)
    try output.finish("standard output")
  }
}
