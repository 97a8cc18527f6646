// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// Every clause of the diff's contract, checked for one diff of two lists.
///
/// Nothing here uses the engine or the library's way of carrying a diff out, except where that
/// itself is checked.
package struct Contract {
  package var diff: ListDiff
  package var style: ListDiff.MoveStyle

  /// The ids of rows, numbered: equal ids have the same number.
  let oldIDs: [Int]
  let newIDs: [Int]

  /// Whether the rows at an old and a new offset have the same content.
  let contentsEqual: (_ old: Int, _ new: Int) -> Bool

  /// What the ids alone say about all diffs of the lists; `nil` where ids repeat.
  let uniquePairs: UniquePairs?

  /// The same lists' diff in the style `.minimal`, which tells what stays in the style `.never`.
  let minimal: ListDiff?

  /// How many rows must stay in the styles that let as many stay as can; `nil` where clause 7 tells
  /// which of the pairs those are.
  let stayingCount: Int?

  package init(
    _ lists: ListCase, _ diff: ListDiff, _ style: ListDiff.MoveStyle, minimal: ListDiff? = nil,
    stayingCount: Int? = nil
  ) {
    self.init(
      old: lists.old, new: lists.new, diff: diff, style: style, id: \.id,
      contentsEqual: { $0.content == $1.content }, minimal: minimal, stayingCount: stayingCount)
  }

  package init<Row, ID: Hashable>(
    old: [Row], new: [Row], diff: ListDiff, style: ListDiff.MoveStyle, id: (Row) -> ID,
    contentsEqual: @escaping (Row, Row) -> Bool, minimal: ListDiff? = nil,
    stayingCount: Int? = nil
  ) {
    self.diff = diff
    self.style = style
    var numbers: [ID: Int] = [:]
    func number(_ row: Row) -> Int {
      let (id, next) = (id(row), numbers.count)
      if let number = numbers[id] { return number }
      numbers[id] = next
      return next
    }
    oldIDs = old.map(number)
    newIDs = new.map(number)
    self.contentsEqual = { contentsEqual(old[$0], new[$1]) }
    uniquePairs = UniquePairs(oldIDs, newIDs)
    self.minimal = minimal
    self.stayingCount = stayingCount
  }

  /// The first clause that the diff breaks, in words; `nil` where it keeps them all.
  package func problem() -> String? {
    diff._checkInvariants()
    if diff.oldCount != oldIDs.count || diff.newCount != newIDs.count {
      return "counts \(diff.oldCount), \(diff.newCount) of \(oldIDs.count), \(newIDs.count) rows"
    }
    if let problem = problemOfShape() { return problem }
    let (applied, problem) = AppliedByHand.make(diff)
    guard let applied else { return problem }
    let pairs = (applied.staying + diff.moves.map { ($0.from, $0.to) }).sorted { $0.new < $1.new }
    return problemOfPairs(pairs, staying: applied.staying)
      ?? problemOfStaying(pairs, staying: applied.staying)
      ?? problemOfUpdates(pairs) ?? problemOfEmptiness()
      ?? problemOfUniqueIDs() ?? problemOfRoundTrip(applied)
  }

  /// Order, ranges and the number of changes.
  private func problemOfShape() -> String? {
    let deletes = diff.deletes
    let inserts = diff.inserts
    let moves = diff.moves
    let updates = diff.updates
    if !ascends(deletes) { return "deletes do not ascend: \(deletes)" }
    if !ascends(inserts) { return "inserts do not ascend: \(inserts)" }
    if !ascends(moves.map(\.to)) { return "moves do not ascend: \(moves)" }
    if !ascends(updates.map(\.to)) { return "updates do not ascend: \(updates)" }
    if let problem = problemOfRanges(diff.deleteRanges, deletes, "delete") { return problem }
    if let problem = problemOfRanges(diff.insertRanges, inserts, "insert") { return problem }
    let count = deletes.count + inserts.count + moves.count + updates.count
    return diff.changeCount == count ? nil : "changeCount \(diff.changeCount), not \(count)"
  }

  private func ascends(_ offsets: [Int]) -> Bool {
    zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
  }

  private func problemOfRanges(_ ranges: [Range<Int>], _ offsets: [Int], _ kind: String) -> String?
  {
    if ranges.flatMap(Array.init) != offsets { return "\(kind)Ranges \(ranges), not \(offsets)" }
    if ranges.contains(where: \.isEmpty) { return "an empty \(kind) range in \(ranges)" }
    let touches = zip(ranges, ranges.dropFirst()).contains { $0.upperBound >= $1.lowerBound }
    return touches ? "\(kind) ranges touch: \(ranges)" : nil
  }

  /// Clause 1: pairs have equal ids, and no further pair is left; in the style `.never` among the
  /// pairs of the style `.minimal`.
  private func problemOfPairs(_ pairs: [(old: Int, new: Int)], staying: [(old: Int, new: Int)])
    -> String?
  {
    for pair in pairs where oldIDs[pair.old] != newIDs[pair.new] {
      return "the pair \(pair) has ids \(oldIDs[pair.old]) and \(newIDs[pair.new])"
    }
    if style == .never { return diff.moves.isEmpty ? nil : "moves in .never: \(diff.moves)" }
    let deletedIDs = Set(diff.deletes.map { oldIDs[$0] })
    let missed = diff.inserts.first { deletedIDs.contains(newIDs[$0]) }
    return missed.map { "id \(newIDs[$0]) is deleted and inserted" }
  }

  /// Clauses 2 and 7: which of the pairs stay.
  private func problemOfStaying(_ pairs: [(old: Int, new: Int)], staying: [(old: Int, new: Int)])
    -> String?
  {
    if let stayingCount, style != .all, staying.count != stayingCount {
      return "\(staying.count) rows stay, not \(stayingCount)"
    }
    if style == .minimal, stayingCount == nil {
      let expected = StayingOracle.staying(pairs.map(\.old)).map { pairs[$0] }
      if staying.map(\.old) != expected.map(\.old) || staying.map(\.new) != expected.map(\.new) {
        return "\(staying) stay, not \(expected)"
      }
    } else if style == .all {
      if let pair = staying.first(where: { $0.old != $0.new }) { return "\(pair) stays in .all" }
      if let move = diff.moves.first(where: { $0.from == $0.to }) { return "\(move) in .all" }
    } else if let minimal, style == .never {
      let deletes = (minimal.deletes + minimal.moves.map(\.from)).sorted()
      let inserts = (minimal.inserts + minimal.moves.map(\.to)).sorted()
      if diff.deletes != deletes { return ".never deletes \(diff.deletes), not \(deletes)" }
      if diff.inserts != inserts { return ".never inserts \(diff.inserts), not \(inserts)" }
    }
    return nil
  }

  /// Clause 3: updates are the pairs whose content differs.
  private func problemOfUpdates(_ pairs: [(old: Int, new: Int)]) -> String? {
    let expected = pairs.filter { !contentsEqual($0.old, $0.new) }
    let updates = diff.updates
    let isExact =
      updates.map(\.from) == expected.map(\.old)
      && updates.map(\.to) == expected.map(\.new)
    return isExact ? nil : "updates \(updates), not \(expected)"
  }

  /// Clause 4: empty exactly when every row has equal id and content at its offset.
  private func problemOfEmptiness() -> String? {
    let isEqual =
      oldIDs == newIDs && oldIDs.indices.allSatisfy { contentsEqual($0, $0) }
    return diff.isEmpty == isEqual ? nil : "isEmpty is \(diff.isEmpty), not \(isEqual)"
  }
}

extension Contract {
  /// Clause 5, and what `applying` promises: which rows come from where, and when it asks for one.
  func problemOfRoundTrip(_ applied: AppliedByHand) -> String? {
    let updated = Set(diff.updates.map(\.to))
    var expected = applied.origins
    for offset in updated { expected[offset] = nil }

    var asked: [Int] = []
    let carried = oldIDs.indices.map { Optional($0) }.applying(diff) { offset in
      asked.append(offset)
      return nil
    }
    if carried != expected { return "applying took rows from \(carried), not \(expected)" }
    let wanted = expected.indices.filter { expected[$0] == nil }
    if asked != wanted { return "applying asked for \(asked), not \(wanted)" }
    if Set(diff.inserts).union(updated) != Set(wanted) { return "applying asks for \(wanted)" }

    for (offset, origin) in expected.enumerated() {
      guard let origin else { continue }
      if oldIDs[origin] != newIDs[offset] { return "new row \(offset) is old row \(origin)" }
      if !contentsEqual(origin, offset) { return "stale content at \(offset)" }
    }
    // The rows of the new list are numbered after those of the old one.
    let newRows = oldIDs.count..<oldIDs.count + newIDs.count
    let rebuilt = Array(oldIDs.indices).applying(diff, rowsFrom: newRows)
    if rebuilt.count != newIDs.count { return "applying made \(rebuilt.count) rows" }
    let wrong = newIDs.indices.first {
      rebuilt[$0] != newRows[newRows.startIndex + $0] && !contentsEqual(rebuilt[$0], $0)
    }
    return wrong.map { "applying(_:rowsFrom:) made a wrong row at \($0)" }
  }
}
