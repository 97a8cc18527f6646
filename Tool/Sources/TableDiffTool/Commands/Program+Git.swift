// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ToolSupport

extension Program {
  /// Shows what changed in a file that git names.
  ///
  /// A file that cannot be read as its name says is shown as lines, and one that is no text is told:
  /// git would show no other file after a failure.
  func showForGit() throws {
    let call = try GitCall(options.files)
    let environment = ProcessInfo.processInfo.environment
    let isPaged = environment["GIT_PAGER_IN_USE"] == "true"
    let listing = settings.listing
    let hasColors =
      isPaged && listing.color == .auto
      ? environment["NO_COLOR", default: ""].isEmpty : listing.hasColors
    let output = BufferedOutput(STDOUT_FILENO)
    let out = ListingOutput(output: output, hasColors: hasColors)
    if (environment["GIT_DIFF_PATH_COUNTER"].flatMap { Int($0) } ?? 1) > 1 { out.endLine() }
    if let (old, new) = call.sides {
      try write(old, new, isRenamed: call.isRenamed, to: out)
    } else {
      writeLine("* Unmerged path " + call.path, to: out)
    }
    try output.finish("standard output")
  }

  private func write(
    _ old: GitCall.Side, _ new: GitCall.Side, isRenamed: Bool, to out: ListingOutput
  ) throws {
    let sides = [old, new].filter { $0.file != nil }
    let names = "\(old.name) → \(new.name): "
    if sides.count == 2, old.mode != new.mode {
      writeLine(names + "mode \(old.mode) → \(new.mode)", to: out)
    }
    let input =
      sides.contains(where: \.isReference)
      ? .lines : settings.input.forOneOfMany(sides.map(\.name))
    do throws(UsageError) {
      let files = try ComparedFiles(
        FileSource(old.file, name: old.name), FileSource(new.file, name: new.name), input,
        fallsBack: true)
      if let note = files.note { writeLine(names + note, to: out) }
      let change = change(files)
      for remark in [change.old, change.new].flatMap(\.remarks) { writeLine(remark, to: out) }
      if !change.isEmpty {
        writeNamed(change, to: out)
      } else if sides.count < 2 || isRenamed || old.mode == new.mode {
        let count = change.new.sections.reduce(0) { $0 + $1.rows.count }
        writeLine(
          names + (isRenamed ? "renamed" : count == 0 ? "no rows" : "nothing that counts"), to: out)
      }
    } catch {
      writeLine(names + error.message, to: out)
    }
  }

  /// Compares one of several files.
  func change(_ files: ComparedFiles) -> ListChange {
    let rules = files.old.format == .text ? settings.rules.forLines : settings.rules
    let columns = ColumnChange(files.old, files.new, rules)
    return ListChange(files.old, files.new, rules, columns: columns)
  }

  private func writeLine(_ text: String, to out: ListingOutput) {
    out.write(VisibleText.string(text.utf8), .bold)
    out.endLine()
  }
}
