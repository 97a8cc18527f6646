// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension Program {
  /// Shows what changed between two folders: each file beside the one of the same path.
  ///
  /// What cannot be compared is told at the end, and does not hide the rest.
  ///
  /// - Returns: 1 if they differ, otherwise 0; 2 if something cannot be compared.
  func showFolders(_ old: String, _ new: String) throws -> Int32 {
    if let form = settings.listing.output?.form {
      throw UsageError(
        message: "\(form.rawValue) takes two files: \(old) and \(new) are folders",
        topic: Command.show)
    }
    let pair = try FolderPair(old, new)
    // The same bytes are other rows if each side has its own delimiter.
    let isPlain = settings.input.forOld.delimiter == settings.input.forNew.delimiter
    let paths = pair.paths
    let differing = paths.filter { !isPlain || !pair.isSame($0) }
    if differing.isEmpty { return 0 }
    var (count, notes, hasFailed) = (FileCount(), [String](), false)
    try withListing { out in
      (count, notes, hasFailed) = (FileCount(), [], false)
      count.unchanged = paths.count - differing.count
      for path in differing where !out.isClosed {
        do throws(UsageError) {
          notes += try write(path, of: pair, &count, to: out)
        } catch {
          hasFailed = true
          notes.append("\(Command.program): \(error.message)")
        }
      }
      if !count.isEmpty {
        out.write(count.text)
        out.endLine()
      }
    }
    for note in notes { Terminal.note(note) }
    return hasFailed ? UsageError.exitStatus : count.isEmpty ? 0 : 1
  }

  /// Writes what changed at a path.
  ///
  /// - Returns: Warnings about it.
  private func write(
    _ path: String, of pair: FolderPair, _ count: inout FileCount, to out: ListingOutput
  ) throws(UsageError) -> [String] {
    func writeLine(
      _ sign: String, _ path: String, _ text: String, _ style: TextStyle, endsPart: Bool = true
    ) {
      let line = "\(sign) \(path)  \(text)"
      out.write(VisibleText.string(line.utf8), .bold, style)
      out.endLine()
      if endsPart, !settings.listing.isStat { out.endLine() }
    }
    let (oldPath, newPath) = (pair.oldPath(path), pair.newPath(path))
    switch pair.entries(path) {
    case (.file, .file) where pair.isBinary(path):
      count.changed += 1
      writeLine("~", newPath, "differs (binary)", .yellow)
    case (.file, .file):
      let files = try ComparedFiles(
        FileSource(oldPath), FileSource(newPath),
        settings.input.forOneOfMany([oldPath, newPath]))
      let change = change(files)
      if change.isEmpty {
        count.unchanged += 1
      } else {
        count.changed += 1
        let isGuess = files.note != nil && change.format != .text
        let id = isGuess ? change.old.options.id.map { ", paired by \($0.text)" } ?? "" : ""
        let summary = change.summary(ChangeCount(change.parts)) + id
        writeLine("~", newPath, summary, .yellow, endsPart: false)
        if !settings.listing.isStat {
          Listing(change, settings.listing, out).write(hasTitle: false)
          out.endLine()
        }
      }
      return [change.old, change.new].flatMap(\.remarks)
    case (.unknown?, _): throw UsageError(message: "\(oldPath) cannot be read")
    case (_, .unknown?): throw UsageError(message: "\(newPath) cannot be read")
    case (let old?, nil):
      count.deleted += 1
      writeLine("-", oldPath, "deleted \(old.rawValue)", .red)
    case (nil, let new?):
      count.inserted += 1
      writeLine("+", newPath, "new \(new.rawValue)", .green)
    case (.link?, .link?):
      let targets = pair.targets(path)
      if targets.old == targets.new {
        count.unchanged += 1
      } else {
        count.changed += 1
        writeLine(
          "~", newPath, "symbolic link to \(targets.new ?? "?"), was to \(targets.old ?? "?")",
          .yellow)
      }
    case (let old?, let new?) where old != new:
      count.changed += 1
      writeLine("~", newPath, "\(new.rawValue), was \(old.rawValue)", .yellow)
    default: count.unchanged += 1
    }
    return []
  }
}

/// How many files of two folders have changed.
struct FileCount {
  var deleted = 0
  var inserted = 0
  var changed = 0
  var unchanged = 0

  var isEmpty: Bool { deleted + inserted + changed == 0 }

  /// The numbers in words.
  var text: String {
    "files: "
      + ChangeCount.list([
        (deleted, "deleted"), (inserted, "inserted"), (changed, "changed"),
        (unchanged, "unchanged"),
      ])
  }
}
