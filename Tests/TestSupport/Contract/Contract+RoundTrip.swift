// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

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
