// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Two files that are compared by their rows or, where that is not possible, by their lines.
struct ComparedFiles {
  let old: InputList
  let new: InputList

  /// What was found out because the options leave it open; `nil` if they do not.
  let note: String?

  /// Reads two files as options say, and finds out what they leave open.
  ///
  /// - Parameter fallsBack: Whether lines are compared where rows cannot be read that were asked for.
  init(
    _ old: FileSource, _ new: FileSource, _ input: InputOptions, fallsBack: Bool = false
  ) throws(UsageError) {
    var (options, reason) = (InputOptions.lines, String?.none)
    do throws(UsageError) {
      options = try Self.completed(input, [old, new].filter { $0.text != nil })
    } catch {
      if input.asksForRows { throw error }
      reason = error.message
    }
    if options.format != .text {
      do throws(UsageError) {
        (self.old, self.new, note) = try Self.rows(old, new, options)
        return
      } catch {
        if input.asksForRows, !fallsBack { throw error }
        reason = error.message
      }
    }
    if options.format != .text { options = .lines }
    (self.old, self.new) = try FileSource.lists(old, new, options)
    note = reason.map { "lines are compared: " + $0 }
  }

  /// Returns the completed options: names tell the format, or the beginnings of two pipes.
  private static func completed(
    _ input: InputOptions, _ files: [FileSource]
  ) throws(UsageError) -> InputOptions {
    let pipes = files.filter { $0.isPipe }.compactMap { $0.text }
    return try input.completed(
      for: files.map { $0.name },
      found: pipes.count == 2 ? InputFormat(pipes[0], pipes[1]) : nil)
  }

  /// Returns the rows of two files, whose values tell the id if no option does.
  private static func rows(
    _ old: FileSource, _ new: FileSource, _ options: InputOptions
  ) throws(UsageError) -> (InputList, InputList, note: String?) {
    if options.id != nil {
      let lists = try FileSource.lists(old, new, options)
      return (lists.old, lists.new, nil)
    }
    let guess = try IDGuess(old, new, options)
    guard let lists = guess.lists else {
      throw guess.failure ?? UsageError(message: IDGuess.failureText)
    }
    let word = lists.old.format.fieldWord
    let note = guess.name.map { "rows are paired by '\($0)'; --id names another \(word)" }
    return (lists.old, lists.new, note ?? "rows are paired by their keys in the object")
  }
}
