// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffMerging
package import ToolSupport

/// Two changes of a file in one, and what was in conflict.
package struct FileMerge {
  /// The merged rows; a conflict of contents is a row that has both versions.
  package let rows: PatchedRows

  /// What was in conflict, a line each.
  package let conflicts: [String]

  /// Merges files that were read by the same options.
  ///
  /// Rows are merged by their fields or members, so that both sides can change a row.
  ///
  /// - Throws: An error if a side removed columns, or ids repeat, or both change what is
  ///   around the rows.
  package init(base: InputList, mine: InputList, theirs: InputList) throws(UsageError) {
    let (files, sources) = ("\(mine.name), \(theirs.name) and \(base.name)", [base, mine, theirs])
    func require<Value: Hashable>(_ values: [Value], _ message: String) throws(UsageError) {
      if Set(values).count > 1 { throw UsageError(message: message) }
    }
    try require(
      sources.map(\.layout.dialect.delimiter),
      "\(files) have other delimiters: files are merged whose delimiters are the same")
    try require(
      [mine.text.encoding, theirs.text.encoding],
      "\(mine.name) and \(theirs.name) have other encodings: files are merged whose encodings are "
        + "the same")
    try require(
      sources.filter { $0.hasDecidedQuotes }.map(\.layout.dialect.hasQuotes),
      "quotes are characters in one of \(files), but not in another; --quote says what they are")
    try require(
      sources.map(\.isKeyed),
      "the rows of one of \(files) are an object, those of another an array")
    for list in sources {
      if list.options.id == nil, !list.isKeyed {
        throw UsageError(message: "--id is missing: a merge needs to know what identifies a row")
      }
      if let warning = list.repeatedIDs { throw UsageError(message: warning) }
    }
    let layout = try Self.layout(base, mine, theirs)
    let columns = try MergedColumns(base: base, mine: mine, theirs: theirs)
    let (base, mine, theirs) = (columns.base, columns.mine, columns.theirs)
    let comparer = RowComparer(base, mine, ContentRules(), nil)
    let (parts, arena) = (RowParts(mine.layout), ByteArena())
    let merge = merged(
      base: base.sections[0].rows, mine: mine.sections[0].rows, theirs: theirs.sections[0].rows,
      id: { $0.id }, contentsEqual: { comparer.areEqual($0, $1) }, first: .mine,
      parts: parts.parts(in: arena), resolve: { $0.merged ?? $0.mine ?? $0.theirs })
    var conflicts = RowConflicts(names: (mine.name, theirs.name))
    for conflict in merge.conflicts {
      guard let offset = conflict.offset, conflict.kind != .moved else { continue }
      guard let own = conflict.mine, let other = conflict.theirs else {
        conflicts.versions[offset] = (conflict.mine, conflict.theirs)
        continue
      }
      // Both versions have what the other side changed elsewhere in the row.
      if conflict.parts.isEmpty { continue }
      let version = parts.merged(conflict.base, other, own, in: arena).row
      conflicts.versions[offset] = (conflict.merged, version)
    }
    // A row that is spelt in another way did not change.
    let own = Dictionary(mine.sections[0].rows.map { ($0.id, $0) }) { first, _ in first }
    let rows = merge.rows.map { row in
      own[row.id].flatMap { comparer.areEqual($0, row) ? $0 : nil } ?? row
    }
    let ends = (base.endsLastLine, mine.endsLastLine, theirs.endsLastLine)
    self.rows = PatchedRows(
      [InputSection(mine.sections[0], rows: rows)], layout, header: mine.layout,
      owners: sources + [base, mine, theirs, arena],
      endsLastLine: ends.1 == ends.0 ? ends.2 : ends.1,
      conflicts: conflicts)
    self.conflicts = merge.conflicts.map { conflict in
      let id = conflict.merged.map { VisibleText.string(Array($0.id.bytes)) } ?? ""
      var text = "\(mine.name): the row whose id is \(id): \(conflict.kind.text)"
      if !conflict.parts.isEmpty, let own = conflict.mine, let other = conflict.theirs {
        let names = (mine: mine.name, theirs: theirs.name)
        text +=
          ": "
          + parts.text(
            conflict.parts, base: conflict.base, mine: own, theirs: other, names: names)
      }
      return text
    }
  }

  /// Returns the file that shows what stands around the rows.
  private static func layout(
    _ base: InputList, _ mine: InputList, _ theirs: InputList
  ) throws(UsageError) -> InputList {
    if mine.frame == theirs.frame || theirs.frame == base.frame { return mine }
    if mine.frame == base.frame { return theirs }
    throw UsageError(
      message: "\(mine.name) and \(theirs.name) have both changed what stands around the rows")
  }
}

extension MergeConflictKind {
  /// What the two sides did, in words.
  fileprivate var text: String {
    switch self {
    case .inserted: "both insert it, with different contents or at different places"
    case .updated: "both update it, to different contents"
    case .moved: "both move it, to different places"
    case .updatedAndMoved: "both update and move it, to different contents and places"
    case .deletedAndUpdated: "one side deletes it, the other one updates it"
    case .deletedAndMoved: "one side deletes it, the other one moves it"
    case .deletedAndFilled: "one side deletes it, the other one has rows in it"
    }
  }
}
