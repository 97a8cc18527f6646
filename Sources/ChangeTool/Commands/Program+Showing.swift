// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation
import TableDiff
import TableDiffPatches

extension Program {
  /// Shows what changed between two files.
  ///
  /// - Returns: 1 if they differ, otherwise 0.
  func show() throws -> Int32 {
    let paths = options.files
    if paths == ["-", "-"] {
      throw UsageError(message: "only one of the files can be standard input", topic: Command.show)
    }
    if paths.allSatisfy(Folder.exists) {
      throw UsageError(
        message: "\(paths[0]) and \(paths[1]) are folders: \(Command.program) compares two files",
        topic: Command.show)
    }
    let chosen = settings.listing.chosenForms
    if chosen.count > 1 {
      throw UsageError(
        message: "\(chosen[0]) and \(chosen[1]) exclude each other", topic: Command.show)
    }
    try FileIdentity.require(
      output: settings.listing.outPath ?? "-", isNoneOf: paths, topic: Command.show)
    let input: InputOptions
    do throws(UsageError) {
      input = try settings.input.completed(for: paths)
      try settings.listing.requireFormat(input.format ?? .text)
    } catch {
      throw UsageError(message: error.message, topic: Command.show)
    }
    let old = try InputList(paths[0], input.forOld)
    let new = try InputList(paths[1], input.forNew)
    do throws(UsageError) {
      try settings.rules.requireFields(of: old, new)
    } catch {
      throw UsageError(message: error.message, topic: Command.show)
    }
    let isWhole = settings.listing.wholeForm != nil
    let columns = isWhole ? nil : ColumnChange(old, new, settings.rules)
    let change = ListChange(old, new, settings.rules, columns: columns)
    noteRepeatedIDs(old)
    noteRepeatedIDs(change.new)
    if let path = settings.listing.outPath {
      try write(change, to: path)
    } else if !change.isEmpty {
      try write(change)
    }
    return change.isEmpty ? 0 : 1
  }

  /// Writes the patch, page or report that the options ask for.
  private func write(_ change: ListChange, to path: String) throws {
    let listing = settings.listing
    if listing.patchPath != nil {
      let patch = try PatchFile.bytes(of: change)
      try OutputFile.write(to: path) { $0.write(patch) }
    } else if listing.jsonPatchPath != nil {
      let patch = JSONPatch(change).bytes
      try OutputFile.write(to: path) { $0.write(patch) }
    } else if listing.recordPath != nil {
      let report = RecordReport(change)
      try OutputFile.write(to: path) { report.write(to: $0) }
    } else if listing.markdownPath != nil {
      let report = MarkdownReport(change).text
      try OutputFile.write(to: path) { $0.write(report) }
    } else {
      let page = try PlayerPage(PlayedChange(change)).bytes
      try OutputFile.write(to: path) { $0.write(page) }
    }
  }

  private func write(_ change: ListChange) throws {
    let listing = settings.listing
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
    let out = ListingOutput(output: output, hasColors: settings.listing.hasColors)
    if settings.listing.isStat {
      let columns = Terminal.standardOutput.columns
      StatTable(change: change, out: out, columns: columns).write()
    } else {
      Listing(change, settings.listing, out).write()
    }
    try output.finish("standard output")
  }

  /// The columns or keys of ids, with a verb.
  private func subject(_ list: InputList) -> String {
    let (word, id) = (list.format.fieldWord, list.options.id)
    let isOne = id?.names.count == 1
    return "the \(word)\(isOne ? "" : "s") \(id?.text ?? "") \(isOne ? "does" : "do")"
  }

  /// Tells if ids repeat: which rows are pairs is not certain then.
  private func noteRepeatedIDs(_ list: InputList) {
    if list.format == .text { return }
    for section in list.sections {
      guard let repeated = section.rows.duplicateIDs().first else { continue }
      Terminal.note(
        "warning: \(list.name): \(subject(list)) not identify a row: more than one has "
          + VisibleText.string(repeated.id.bytes))
      return
    }
  }
}
