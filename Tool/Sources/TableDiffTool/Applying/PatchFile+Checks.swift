// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import ToolSupport

extension PatchFile {
  /// Throws if a file has as many rows as the one that the patch was made for, but other ones.
  func requireIDs(
    of list: InputList, _ base: ListFingerprint, _ wanted: ListFingerprint
  ) throws(UsageError) {
    guard base.count == wanted.count, let digest = wanted.digest, base.digest != digest else {
      return
    }
    let difference =
      switch (list.format, source.section) {
      case (.text, _): "its lines are not those"
      case (_, nil): "the ids of its rows, or their order, are not those"
      default: "its sections, the ids of their rows, or the order, are not those"
      }
    throw UsageError(message: "\(difference) of the file that the patch was made for")
  }

  /// Throws if a row that the patch deletes or updates was edited after the patch was made.
  ///
  /// - Parameters:
  ///   - base: The fingerprint of the file, with contents.
  ///   - new: The sections that the patch leads to.
  func requireContents(
    of list: InputList, _ base: ListFingerprint, in new: [InputSection]
  ) throws(UsageError) {
    let starts = ListChange.starts(rowCounts: list.sections.map(\.rows.count))
    let wanted =
      switch shell {
      case .list(let shell): shell.base.contents
      case .sections(let shell): shell.base.contents
      }
    guard let wanted, let found = base.contents else { return }
    let edited = zip(changedOffsets(starts), zip(wanted, found)).filter { $1.0 != $1.1 }.map(\.0)
    guard let first = edited.first else { return }
    let newRow: InputRow? =
      switch shell {
      case .list(let shell):
        shell.diff.updates.first { $0.from == first }.map { new[0].rows[$0.to] }
      case .sections(let shell):
        shell.diff.updates.first { starts[$0.from.section] + $0.from.row == first }
          .map { new[$0.to.section].rows[$0.to.row] }
      }
    let row = list.allRows[first]
    let others = edited.count - 1
    throw UsageError(
      message: "the row whose \(source.id?.names.joined(separator: ", ") ?? "key") is "
        + "\(Self.shown(row.id.bytes)) was edited after the patch was made: "
        + loss(of: row, newRow, list)
        + (others == 0
          ? "" : "; \(others) other \(others == 1 ? "row was" : "rows were") edited too"))
  }

  /// Returns the old flat offsets of the rows that the patch deletes or updates: of those that the
  /// library digests.
  private func changedOffsets(_ starts: [Int]) -> [Int] {
    var offsets: [Int] = []
    let append = { (offset: Int, _: inout StableHasher) in offsets.append(offset) }
    switch shell {
    case .list(let shell):
      _ = shell.base.addingContents(
        of: 0..<shell.diff.oldCount, changedBy: shell.diff, append: append)
    case .sections(let shell):
      let sections = starts.indices.dropLast().map {
        OffsetSection(id: $0, rows: Array(starts[$0]..<starts[$0 + 1]))
      }
      _ = shell.base.addingContents(ofSections: sections, changedBy: shell.diff, append: append)
    }
    return offsets
  }

  /// Returns what would be lost of an edited row.
  private func loss(of row: InputRow, _ newRow: InputRow?, _ list: InputList) -> String {
    guard let newRow else { return "the patch would delete \(Self.shown(row.content))" }
    let changes = FieldChange.changes(row, newRow, (list.layout, source.layout)).map { field in
      let (old, new) = (field.old.map(Self.shown), field.new.map(Self.shown))
      return switch (old, new) {
      case (let old?, let new?): "\(field.name) from \(old) to \(new)"
      case (let old?, nil): "\(field.name) from \(old) to nothing"
      default: "\(field.name) from nothing to \(new ?? "")"
      }
    }
    return changes.isEmpty
      ? "it is already as the patch would make it"
      : "the patch would change " + changes.joined(separator: ", ")
  }

  /// Returns the beginning of a text from a file.
  private static func shown(_ text: some Collection<UInt8>) -> String {
    text.isEmpty ? "(empty)" : VisibleText.string(text.prefix(400)).truncated(to: 60)
  }
}
