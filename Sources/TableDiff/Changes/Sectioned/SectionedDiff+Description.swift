// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff: CustomStringConvertible, CustomDebugStringConvertible {
  /// The section and row counts of both lists and the number of changes of each kind.
  ///
  ///     // "2 sections to 2 sections, 3 rows to 3 rows: 1 section move, 1 move"
  public var description: String {
    let counts = [
      (sections.deleted.count, "section delete"), (sections.inserted.count, "section insert"),
      (sections.moved.count, "section move"), (sections.updated.count, "section update"),
      (deleted.count, "delete"), (inserted.count, "insert"), (moved.count, "move"),
      (updated.count, "update"),
    ]
    let changes = counts.filter { $0.0 > 0 }.map { ListDiff.counted($0.0, $0.1) }
    let summary = changes.isEmpty ? "no change" : changes.joined(separator: ", ")
    let sections = Self.sizes(self.sections.oldCount, self.sections.newCount, "section")
    let rows = Self.sizes(oldStarts.rowCount, newStarts.rowCount, "row")
    return "\(sections), \(rows): \(summary)"
  }

  /// The description, followed by a line for each change.
  ///
  ///     // 2 sections to 2 sections, 3 rows to 3 rows: 1 section move, 1 move
  ///     //  old       new
  ///     //  1      -> 0       section move
  ///     //  (0, 1) -> (0, 0)  move
  ///
  /// Sections come first, then deleted rows, then the other rows in new order. At most 64 lines are
  /// shown, and none for more than 100,000 changes.
  public var debugDescription: String {
    if isEmpty || changeCount > Self.sortLimit { return description }
    let lines = sectionLines() + rowLines()
    let shown = lines.prefix(Self.lineLimit).map { $0.text }
    let rest = lines.count > shown.count ? ["   …"] : []
    return ([description, " old       new"] + shown + rest).joined(separator: "\n")
  }

  private static var lineLimit: Int { 64 }

  /// The maximum number of changes that are sorted to show the first ones.
  private static var sortLimit: Int { 100_000 }

  /// A change from an old position to a new one.
  private struct Line {
    let old: String
    let new: String
    let kind: String

    init(_ old: String?, _ new: String?, _ kind: String) {
      (self.old, self.new, self.kind) = (old ?? "", new ?? "", kind)
    }

    init(_ old: Int?, _ new: Int?, _ kind: String) {
      self.init(old.map { "\($0)" }, new.map { "\($0)" }, kind)
    }

    init(_ old: RowPath?, _ new: RowPath?, _ kind: String) {
      self.init(old?.description, new?.description, kind)
    }

    var text: String { " \(padded(old)) -> \(padded(new))  \(kind)" }

    private func padded(_ text: String) -> String {
      text + String(repeating: " ", count: max(0, 6 - text.utf8.count))
    }
  }

  private func sectionLines() -> [Line] {
    sections.deletes.map { Line($0, nil, "section delete") }
      + sections.inserts.map { Line(nil, $0, "section insert") }
      + sections.moves.map { Line($0.from, $0.to, "section move") }
      + sections.updates.map { Line($0.from, $0.to, "section update") }
  }

  private func rowLines() -> [Line] {
    let updates = updates
    let moves = moves
    let updated = Set(updates.map { $0.to })
    let moved = Set(moves.map { $0.to })
    var lines = inserts.map { (path: $0, line: Line(nil, $0, "insert")) }
    for move in moves {
      let kind = updated.contains(move.to) ? "move, update" : "move"
      lines.append((move.to, Line(move.from, move.to, kind)))
    }
    for update in updates where !moved.contains(update.to) {
      lines.append((update.to, Line(update.from, update.to, "update")))
    }
    return deletes.map { Line($0, nil, "delete") }
      + lines.sorted(byOffset: { newStarts.offset(of: $0.path) }).map { $0.line }
  }

  private static func sizes(_ old: Int, _ new: Int, _ word: String) -> String {
    "\(ListDiff.counted(old, word)) to \(ListDiff.counted(new, word))"
  }
}
