// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import ToolSupport

/// What changed between two files, by sections; a file without sections is one.
package struct ListChange {
  enum Diff {
    case flat(ListDiff)
    #if !hasFeature(Embedded)
      case sectioned(SectionedDiff)
    #endif
  }

  /// A section in one of the files or both.
  package struct Part {
    /// The numbers of the section in both files.
    let old: Int?
    let new: Int?

    /// Whether the section is in both files and moves.
    let moves: Bool

    let runs: [RowRun]

    var isChanged: Bool { moves || old == nil || new == nil || runs.contains { $0.kind != .stays } }

    func count(_ kinds: RowRun.Kind...) -> Int {
      runs.reduce(0) { $0 + (kinds.contains($1.kind) ? $1.count : 0) }
    }
  }

  let old: InputList
  let new: InputList
  let diff: Diff

  /// What counts as an update of a row.
  let rules: ContentRules

  /// The columns that changed and are told once; `nil` if each row is an update then.
  let columns: ColumnChange?

  /// The layouts of both files; a renamed column has its new name in both.
  let layouts: (old: RowLayout, new: RowLayout)

  let comparer: RowComparer

  /// The changes of values around the array of rows in files of JSON.
  private(set) var outside: [FieldChange] = []

  /// The rows of both files, by their flat offsets.
  private let rows: (old: [InputRow], new: [InputRow])

  /// The flat offset of the first row of each section, and the number of all rows.
  let oldStarts: [Int]
  let newStarts: [Int]

  /// The offset in the old file of each old row of the diff; `nil` if the rows are in the order that
  /// they have there.
  private let oldOffsets: [Int]?

  /// Compares two files.
  ///
  /// - Parameter columns: The columns that are told once. A patch and a page need each row that has
  ///   other columns as an update, and have `nil`.
  package init(
    _ old: InputList, _ new: InputList, _ rules: ContentRules = ContentRules(),
    columns: ColumnChange? = nil
  ) {
    (self.old, self.new, self.rules, self.columns) = (old, new, rules, columns)
    layouts = (old.layout.renamed(columns), new.layout)
    comparer = RowComparer(old, new, rules, columns)
    rows = (old.allRows, new.allRows)
    oldStarts = Self.starts(old)
    newStarts = Self.starts(new)
    (diff, oldOffsets) = Self.diff(old, new, comparer)
    if let before = old.frame, let after = new.frame {
      outside = before.withUnsafeBytes { before in
        after.withUnsafeBytes { FieldChange.changes(before, $0) }
      }.filter { counts($0) }
    }
  }

  /// Returns a section as it is last: the new one, unless it is deleted.
  func section(of part: Part) -> InputSection {
    part.new.map { new.sections[$0] } ?? old.sections[part.old ?? 0]
  }

  /// The names of both files, as they are shown.
  var names: String {
    [old, new].map { VisibleText.string($0.name.utf8) }.joined(separator: " → ")
  }

  /// The numbers of changes in words, and the columns that changed.
  package func summary(_ counts: ChangeCount) -> String {
    let around = outside.isEmpty ? "" : counted(outside.count, "value") + " around the rows"
    return [columns?.text ?? "", around, rowSummary(counts)].filter { !$0.isEmpty }
      .joined(separator: "; ")
  }

  /// The numbers of changed rows in words.
  func rowSummary(_ counts: ChangeCount) -> String {
    counts.text(old.format.rowWord) + (differsInLineEndsOnly ? "; only line ends differ" : "")
  }

  /// Whether all lines are the same, but for what ends them.
  private var differsInLineEndsOnly: Bool {
    if old.format != .text || old.rowCount != new.rowCount || isEmpty { return false }
    func end(_ line: UnsafeRawBufferPointer) -> Int {
      (line.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? -1) + 1
    }
    return zip(old.sections[0].rows, new.sections[0].rows).allSatisfy { old, new in
      old.content[..<end(old.content)].elementsEqual(new.content[..<end(new.content)])
    }
  }

  /// Returns the offset in the old file of an old row of the diff.
  func oldOffset(_ offset: Int) -> Int { oldOffsets?[offset] ?? offset }

  /// Returns the old row at a flat offset of the diff.
  func oldRow(_ offset: Int) -> InputRow { rows.old[oldOffset(offset)] }

  /// Returns the new row at a flat offset.
  func newRow(_ offset: Int) -> InputRow { rows.new[offset] }

  package var isEmpty: Bool {
    if columns?.isEmpty == false || !outside.isEmpty { return false }
    switch diff {
    case .flat(let diff): return diff.isEmpty
    #if !hasFeature(Embedded)
      case .sectioned(let diff): return diff.isEmpty
    #endif
    }
  }

  package var format: InputFormat { old.format }

  /// What a row is called.
  package var rowWord: String { old.format.rowWord }

  /// Whether nothing changed around the rows of files of JSON.
  package var hasRowsOnly: Bool { outside.isEmpty }

  /// The sections in their new order; deleted ones stand behind the section that they followed.
  package var parts: [Part] {
    switch diff {
    case .flat(let diff):
      let runs = ListedRuns(changedRuns).runs(0..<diff.oldCount, 0..<diff.newCount)
      return [Part(old: 0, new: 0, moves: false, runs: runs)]
    #if !hasFeature(Embedded)
      case .sectioned(let diff): return parts(of: diff)
    #endif
    }
  }

  /// The changes of rows, by flat offsets.
  var changedRuns: ChangedRuns {
    switch diff {
    case .flat(let diff): ChangedRuns(diff)
    #if !hasFeature(Embedded)
      case .sectioned(let diff): ChangedRuns(diff, oldStarts, newStarts)
    #endif
    }
  }

  /// Returns the diff of two files, and the order that it has the old rows in if it is another one.
  private static func diff(
    _ old: InputList, _ new: InputList, _ comparer: RowComparer
  ) -> (Diff, [Int]?) {
    #if !hasFeature(Embedded)
      if old.options.section != nil {
        return (.sectioned(InputList.sectionedDiff(old, new, comparer)), nil)
      }
    #endif
    let diff = InputList.flatDiff(old, new, comparer)
    if !comparer.rules.isUnordered { return (.flat(diff), nil) }
    let rows = UnorderedRows(diff)
    return (.flat(rows.diff), rows.offsets)
  }

  private static func starts(_ list: InputList) -> [Int] {
    starts(rowCounts: list.sections.map { $0.rows.count })
  }

  /// Returns the flat offset of the first row of each section, and the number of all rows.
  static func starts(rowCounts: [Int]) -> [Int] {
    rowCounts.reduce(into: [0]) { starts, count in starts.append(starts[starts.count - 1] + count) }
  }

  /// Returns the section of a row, and its number in it, from its flat offset.
  static func place(of offset: Int, _ starts: [Int]) -> (section: Int, row: Int) {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low, offset - starts[low])
  }
}
