// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// What a run found, in at most seven sentences with its own numbers.
struct RunSentences {
  private let cases: [RecordedCase]
  private let peerLimit: Double

  init(_ record: RunRecord) {
    cases = record.cases
    peerLimit = record.limits.peerSeconds
  }

  /// The sentences about what was measured, and about nothing else.
  var all: [String] {
    let sentences = [linedUp, shuffled, peers, tree, derived, live, fixtures].compactMap { $0 }
    return sentences.count < 2 ? sentences + [extremes].compactMap { $0 } : sentences
  }

  private var linedUp: String? {
    let updated = find("one row updated in the middle") ?? find("equal content, separate storage")
    guard let updated, let ratio = updated.details.timesScan else { return nil }
    var parts = [
      "\(formatted(ratio)) times a bare loop that compares them if "
        + (updated.details.changes.total == 0 ? "nothing changed" : "one row is updated")
    ]
    if let ratio = find("1% scattered", rows: updated.rows)?.details.timesScan {
      parts.append("\(formatted(ratio)) times if 1% of them are changed")
    }
    if let ratio = find("sections: 1% scattered", rows: updated.rows)?.details.timesScan {
      parts.append("\(formatted(ratio)) times if they are in sections as well")
    }
    let last = parts.removeLast()
    let text = parts.isEmpty ? last : parts.joined(separator: ", ") + ", and " + last
    return "A diff of \(grouped(updated.rows)) rows takes \(text)."
  }

  private var shuffled: String? {
    guard let found = find("full shuffle"), let ratio = found.details.timesJoin else { return nil }
    return "If all \(grouped(found.rows)) rows are shuffled, it takes \(formatted(ratio)) times "
      + "what it takes to make a Dictionary of the ids and to look each up."
  }

  private var peers: String? {
    guard let found = find("1% scattered") ?? find("full shuffle"),
      let heckel = found.details.heckelSeconds
    else { return nil }
    let median = found.details.medianSeconds
    let change = found.title == "full shuffle" ? "a full shuffle" : "1% changed"
    let start =
      "With \(change), a textbook Heckel takes \(formatted(heckel / median)) times as long"
    if let standard = found.details.standardLibrarySeconds {
      return start + ", and the standard library's difference(from:) "
        + "\(formatted(standard / median)) times."
    }
    return start + "; the standard library's difference(from:) would take more than "
      + "\(formatted(peerLimit)) s."
  }

  private var tree: String? {
    guard let found = find("tree: one row updated"), let ratio = found.details.timesSmall else {
      return nil
    }
    return "To update a row of a tree array of \(grouped(found.rows)), and to find the diff, takes "
      + "\(duration(found.details.medianSeconds)): \(formatted(ratio)) times what it takes with an "
      + "Array of 1,000 rows."
  }

  private var derived: String? {
    guard let found = find("derived: one row changed, grouped too") else { return nil }
    return "If one of \(grouped(found.rows)) rows changes, a list that is filtered, sorted and "
      + "grouped from them follows in \(duration(found.details.medianSeconds)), with its diff."
  }

  private var live: String? {
    let left = "live: 1% scattered, what is left to the main actor"
    guard let found = find(left) else { return nil }
    let seconds = found.details.medianSeconds
    return "An updater that compares \(grouped(found.rows)) rows off the main actor leaves "
      + "\(duration(seconds)) of work to the main thread, \(formatted(seconds * 12_000))% of a frame "
      + "at 120 Hz."
  }

  private var fixtures: String? {
    let found = cases.filter { $0.source == .fixtures }
    guard let slowest = found.max(by: { $0.details.medianSeconds < $1.details.medianSeconds }),
      found.count > 1
    else { return nil }
    return "Of \(found.count) changes of real lists from release to release, the slowest takes "
      + "\(duration(slowest.details.medianSeconds)): \(slowest.name)."
  }

  /// The sentence about any choice of cases.
  private var extremes: String? {
    let sorted = cases.sorted { $0.details.medianSeconds < $1.details.medianSeconds }
    guard let first = sorted.first, let last = sorted.last else { return nil }
    if sorted.count == 1 {
      return "One call took \(duration(first.details.medianSeconds)), the median of "
        + "\(first.seconds.count) rounds: \(first.name)."
    }
    return "Of \(sorted.count) calls, the fastest took \(duration(first.details.medianSeconds)) "
      + "(\(first.name)), and the slowest \(duration(last.details.medianSeconds)) (\(last.name))."
  }

  /// Returns the generated case of this title: with so many rows, or with 1,000,000 if there is
  /// one, otherwise with the most.
  private func find(_ title: String, rows: Int? = nil) -> RecordedCase? {
    let found = cases.filter { $0.title == title && $0.source == .generated }
    return found.first { $0.rows == rows ?? 1_000_000 } ?? (rows == nil ? found.last : nil)
  }
}
