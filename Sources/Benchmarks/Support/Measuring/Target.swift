// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Work that is timed in the same rounds, as a unit for targets.
@usableFromInline
package enum Measure: String, Sendable, Hashable, CaseIterable {
  case scan, join, gather, map
  case applying = "applying"
  case scanAndArray = "scan and array"
  case millionRows = "1M rows"
  case flatDiff = "flat diff"
  case heckelDiff = ".heckel diff"
  case standard = "stdlib"
  case diffAndPlan = "diff and plan"
  case oneSubmission = "one submission"
  case hops
  case small, arrays
  case treeArrays = "tree arrays"
  case shownRows = "scan of shown rows"
  case again = "all again"
  case unstoppable = "without shouldStop"

  package var explanation: String {
    switch self {
    case .scan: "compares two lists of equal rows in separate storage, offset by offset"
    case .join: "makes a dictionary of all old ids, capacity reserved, and looks up every new id"
    case .gather: "compares each new row with the old row of the same id, wherever that is"
    case .map: "copies the old list with map { $0 }"
    case .applying: "old.applying(diff, rowsFrom: new)"
    case .scanAndArray: "a scan, and the allocation of one [Int] with an element for each row"
    case .millionRows: "the same call after the same edit of 1,000,000 rows, scaled by the rows"
    case .flatDiff: "old.tableDiff(to: new) of the rows of all sections, as flat lists"
    case .heckelDiff: "the same call with algorithm .heckel"
    case .diffAndPlan:
      "old.sectionedDiff(to: new), and stages(from: old, to: new, for: .collectionView) of the diff"
    case .oneSubmission: "the same with one submission"
    case .hops:
      "bare tasks that change threads as often, and scan meanwhile: the main thread's work"
    case .small:
      "copies an Array of 1,000 rows, updates one of them, compares both, and drops the old one"
    case .arrays: "the same call with arrays of the same rows"
    case .treeArrays: "the same call with tree arrays of the same rows"
    case .shownRows:
      "a scan of the rows that the list shows before the call, with strings in separate storage"
    case .again:
      "filters, sorts and groups an Array of the rows, and compares the result with the one before"
    case .unstoppable: "the same call without shouldStop"
    case .standard: "new.difference(from: old)"
    }
  }
}

/// The permitted time of a case: a sum of multiples of measures.
package struct Target: Sendable {
  package let terms: [(factor: Double, measure: Measure)]
  package var seconds = 0.0

  package static func times(_ factor: Double, _ measure: Measure) -> Target {
    Target(terms: [(factor, measure)])
  }

  package static func sum(_ measure: Measure, plus factor: Double, _ other: Measure) -> Target {
    Target(terms: [(1, measure), (factor, other)])
  }

  package static func seconds(_ seconds: Double) -> Target { Target(terms: [], seconds: seconds) }

  /// Returns the permitted seconds in each round.
  func allowed(_ samples: [Contestant: [Double]], rounds: Int) -> [Double] {
    (0..<rounds).map { round in
      terms.reduce(seconds) { $0 + $1.factor * (samples[.measure($1.measure)]?[round] ?? .nan) }
    }
  }

  package var text: String {
    if terms.isEmpty { return formatted(seconds * 1e6) + " µs" }
    return terms.map { term in
      (term.factor == 1 ? "" : "\(formatted(term.factor)) x ") + term.measure.rawValue
    }.joined(separator: " + ")
  }
}
