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
    var input = InputOptions.lines
    if !sides.contains(where: \.isReference) {
      do throws(UsageError) {
        input = try settings.input.completedForAny(sides.map(\.name))
      } catch {
        throw UsageError(message: error.message, topic: Command.git)
      }
    }
    do throws(UsageError) {
      let change = try change(old, new, input, names, out)
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

  /// Compares two files by their rows, or by their lines if that is not possible.
  private func change(
    _ old: GitCall.Side, _ new: GitCall.Side, _ input: InputOptions, _ names: String,
    _ out: ListingOutput
  ) throws(UsageError) -> ListChange {
    if input.format == .text { return try change(old, new, input, settings.rules.forLines) }
    do throws(UsageError) {
      return try change(old, new, input, settings.rules)
    } catch {
      let change = try change(old, new, .lines, settings.rules.forLines)
      writeLine(names + "lines are compared: " + error.message, to: out)
      return change
    }
  }

  private func change(
    _ old: GitCall.Side, _ new: GitCall.Side, _ input: InputOptions, _ rules: ContentRules
  ) throws(UsageError) -> ListChange {
    func list(_ side: GitCall.Side, _ options: InputOptions) throws(UsageError) -> InputList? {
      guard let file = side.file else { return nil }
      return try InputList(file, options, name: side.name)
    }
    let (before, after) = (try list(old, input.forOld), try list(new, input.forNew))
    guard let known = before ?? after else {
      throw UsageError(message: "neither file is there", topic: Command.git)
    }
    let lists = (
      before ?? InputList(absentBeside: known, name: old.name),
      after ?? InputList(absentBeside: known, name: new.name)
    )
    let columns = ColumnChange(lists.0, lists.1, rules)
    return ListChange(lists.0, lists.1, rules, columns: columns)
  }

  private func writeLine(_ text: String, to out: ListingOutput) {
    out.write(VisibleText.string(text.utf8), .bold)
    out.endLine()
  }
}
