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
    let carried = old.indices.map { Optional($0) }.applying(diff) { offset in
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
      if !contentsEqual(old[origin], new[offset]) { return "stale content at \(offset)" }
    }
    let rebuilt = old.applying(diff, rowsFrom: new)
    if rebuilt.count != new.count { return "applying made \(rebuilt.count) rows" }
    let stale = new.indices.first { !contentsEqual(rebuilt[$0], new[$0]) }
    return stale.map { "applying(_:rowsFrom:) made a wrong row at \($0)" }
  }
}
