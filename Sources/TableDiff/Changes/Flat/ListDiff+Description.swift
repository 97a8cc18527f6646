// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff: CustomStringConvertible, CustomDebugStringConvertible {
  /// The row counts of both lists and the number of changes of each kind.
  ///
  ///     let diff = ["a", "b"].tableDiff(to: ["b", "c"], id: \.self)
  ///     diff.description  // 2 rows to 2 rows: 1 delete, 1 insert
  public var description: String {
    let counts = [
      (deleted.count, "delete"), (inserted.count, "insert"), (moved.count, "move"),
      (updated.count, "update"),
    ]
    let changes = counts.filter { $0.0 > 0 }.map { Self.counted($0.0, $0.1) }
    let summary = changes.isEmpty ? "no change" : changes.joined(separator: ", ")
    return "\(Self.counted(oldCount, "row")) to \(Self.counted(newCount, "row")): \(summary)"
  }

  /// The description, followed by a line for each row or, for long lists, each change.
  ///
  ///     let diff = ["a", "b", "c"].tableDiff(to: ["c", "a", "d"], id: \.self)
  ///     print(diff.debugDescription)
  ///     // 3 rows to 3 rows: 1 delete, 1 insert, 1 move
  ///     //  old    new
  ///     //    1 ->       delete
  ///     //    2 ->    0  move
  ///     //    0 ->    1
  ///     //      ->    2  insert
  ///
  /// Deleted rows come first, followed by the new rows in order. At most 64 lines are shown.
  public var debugDescription: String {
    if isEmpty { return description }
    // One line beyond the limit, to detect lines left out.
    let limit = Self.lineLimit + 1
    var lines: [String] = []
    for range in deleted.ranges {
      for old in range.prefix(limit - lines.count) {
        lines.append(Self.line(old: old, new: nil, "delete"))
      }
    }
    let drawsAll = newCount + deleted.count <= Self.lineLimit
    var updates = updated.runs[...]
    for run in runs {
      guard let rows = run.new else { continue }
      if lines.count == limit { break }
      let nextUpdate = updates.first.map { Int($0.new) } ?? newCount
      let isUntouched = run.kind == .stays && nextUpdate >= rows.upperBound
      if isUntouched && !drawsAll { continue }
      var next = rows.lowerBound
      while next < rows.upperBound {
        let new = next
        next += 1
        while let first = updates.first, first.newRange.upperBound <= new { updates.removeFirst() }
        let isUpdate = updates.first?.newRange.contains(new) ?? false
        let old = run.old.map { $0.lowerBound + new - rows.lowerBound }
        let kinds = [
          old == nil ? "insert" : nil, run.kind == .moves ? "move" : nil, isUpdate ? "update" : nil,
        ].compactMap { $0 }
        if kinds.isEmpty && !drawsAll {
          next = updates.first.map { Int($0.new) } ?? newCount
          continue
        }
        lines.append(Self.line(old: old, new: new, kinds.joined(separator: ", ")))
        if lines.count == limit { break }
      }
    }
    if lines.count == limit { lines[limit - 1] = "   …" }
    return ([description, " old    new"] + lines).joined(separator: "\n")
  }

  private static let lineLimit = 64

  @usableFromInline
  package static func counted(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }

  private static func line(old: Int?, new: Int?, _ kind: String) -> String {
    let line = "\(column(old)) -> \(column(new))"
    return kind.isEmpty ? line : "\(line)  \(kind)"
  }

  private static func column(_ offset: Int?) -> String {
    let digits = offset.map { "\($0)" } ?? ""
    return String(repeating: " ", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
