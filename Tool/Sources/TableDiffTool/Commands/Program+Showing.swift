// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffPatches
import ToolSupport

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
      return try showFolders(paths[0], paths[1])
    }
    for path in paths where path != "-" {
      if Folder.exists(path) { throw UsageError(message: "\(path) is a folder, not a file") }
      if access(path, F_OK) != 0 { throw UsageError(message: "\(path) does not exist") }
    }
    try FileIdentity.require(
      output: settings.listing.outPath ?? "-", isNoneOf: paths, topic: Command.show)
    let files: ComparedFiles
    do throws(UsageError) {
      files = try ComparedFiles(
        FileSource(paths[0]), FileSource(paths[1]), settings.input)
      try settings.listing.output?.form.requireFormat(files.old.format)
      try settings.rules.requireFields(of: files.old, files.new)
    } catch {
      throw UsageError(message: error.message, topic: Command.show)
    }
    let (old, new) = (files.old, files.new)
    let isWhole = settings.listing.wholeForm != nil
    let columns = isWhole ? nil : ColumnChange(old, new, settings.rules)
    let change = ListChange(old, new, settings.rules, columns: columns)
    if let note = files.note, !change.isEmpty {
      Terminal.note("note: " + VisibleText.string(note.utf8))
    }
    for remark in [old, new].flatMap(\.remarks) { Terminal.note(remark) }
    if let (form, path) = settings.listing.output {
      try requireRowsOnly(change, for: form)
      try OutputFile.write(to: path, form.writer(of: change))
    } else if !change.isEmpty {
      try withListing { write(change, to: $0) }
    }
    return change.isEmpty ? 0 : 1
  }

  /// Throws if a form has rows only, and is the whole change, but other values changed too.
  private func requireRowsOnly(_ change: ListChange, for form: OutputForm) throws(UsageError) {
    guard form.isWhole, form != .jsonPatch, let field = change.outside.first else { return }
    throw UsageError(
      message:
        "\(form.rawValue) has rows only, but '\(VisibleText.string(field.name.utf8))', which is "
        + "around them, changed too; --json-patch has both")
  }

  /// Writes a listing to standard output, or through a pager.
  ///
  /// - Parameter body: Writes it, and does so again if there turns out to be no pager.
  func withListing(_ body: (ListingOutput) throws -> Void) throws {
    let listing = settings.listing
    let usesPager =
      listing.usesPager && !listing.isStat && Terminal.standardOutput.canRewriteLines
    if usesPager, let pager = Pager(isSideBySide: listing.sideBySideColumns != nil) {
      let result = Result { try withListing(pager.descriptor, body) }
      if pager.wait() { return try result.get() }
    }
    try withListing(STDOUT_FILENO, body)
  }

  private func withListing(_ descriptor: Int32, _ body: (ListingOutput) throws -> Void) throws {
    let output = BufferedOutput(descriptor)
    try body(ListingOutput(output: output, hasColors: settings.listing.hasColors))
    try output.finish("standard output")
  }

  private func write(_ change: ListChange, to out: ListingOutput) {
    if settings.listing.isStat {
      let columns = Terminal.standardOutput.columns
      StatTable(change: change, out: out, columns: columns).write()
    } else {
      Listing(change, settings.listing, out).write()
    }
  }

  /// Writes a change of one of several files, with its name.
  func writeNamed(_ change: ListChange, to out: ListingOutput) {
    if settings.listing.isStat {
      out.write(change.names, .bold)
      out.endLine()
    }
    write(change, to: out)
  }
}

extension ListingOptions {
  package var hasColors: Bool {
    switch color {
    case .auto: Terminal.standardOutput.hasColors
    case .always: true
    case .never: false
    }
  }
}
