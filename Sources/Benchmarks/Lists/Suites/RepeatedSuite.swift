// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport

/// Cases with generated lists whose ids repeat, and their targets.
package enum RepeatedSuite {
  static let cases = [
    RepeatedCase(
      name: "none after all", count: 100_000, number: { position, _ in scattered(position) },
      edit: Edits.churn, target: .times(1 / 500, .standard), timesStandard: true),
    RepeatedCase(
      name: "a fifth of the lines, 1% edited", rows: .lines(LineText.code), count: 100_000,
      number: aFifthCommon, edit: replaced(oneIn: 200), target: .times(1 / 25, .standard),
      timesStandard: true),
    RepeatedCase(
      name: "four letters, unrelated", count: 20_000,
      number: { _, random in scattered(Int.random(in: 0..<4, using: &random)) },
      edit: Edits.replaceAll, target: .times(1 / 100, .standard), timesStandard: true),
    RepeatedCase(
      name: "lines of words, 5% edited", rows: .lines(LineText.words), count: 1_000_000,
      number: aFifthCommon, edit: replaced(oneIn: 40)),
    RepeatedCase(
      name: "1,000 different, 5% edited", count: 1_000_000,
      number: { _, random in scattered(Int.random(in: 0..<1_000, using: &random)) },
      edit: replaced(oneIn: 40), target: .seconds(0.8)),
    RepeatedCase(
      name: "four letters, 12% edited", count: 500_000,
      number: { _, random in scattered(Int.random(in: 0..<4, using: &random)) },
      edit: replaced(oneIn: 16), target: .seconds(1)),
    RepeatedCase(
      name: "no common line", rows: .lines(LineText.code), count: 1_000_000,
      number: { position, _ in position + LineText.common.count }, edit: Edits.replaceAll,
      target: .times(1.5, .heckelDiff)),
    RepeatedCase(
      name: "one line, a tenth deleted", rows: .lines(LineText.code), count: 1_000_000,
      number: { _, _ in LineText.common.count }, edit: lastTenthDeleted, target: .times(5, .scan)),
  ]

  /// One line in five is common.
  ///
  /// The others are all different.
  private static let aFifthCommon: @Sendable (Int, inout SplitMix64) -> Int = { position, random in
    let common = LineText.common.count
    let isCommon = Int.random(in: 0..<5, using: &random) == 0
    return isCommon ? Int.random(in: 0..<common, using: &random) : position + common
  }

  /// Returns an edit that deletes one row in so many, and inserts as many.
  private static func replaced(oneIn share: Int) -> Edits.Edit {
    { count, random in
      var script = EditScript(oldCount: count)
      script.delete(max(1, count / share), &random)
      script.insert(max(1, count / share), &random)
      return script
    }
  }

  private static let lastTenthDeleted: Edits.Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.removeLast(count / 10)
    return script
  }

  /// Scatters a number over all 64 bits.
  private static func scattered(_ number: Int) -> Int {
    Int(truncatingIfNeeded: SplitMix64.mix(UInt64(number)))
  }
}

extension RepeatedSuite {
  /// Returns the cases that the options select, each with one number of rows.
  package static func selected(_ options: Options) -> [(case: RepeatedCase, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    guard let counts = options.counts else { return wanted.map { ($0, $0.count) } }
    return counts.flatMap { count in wanted.map { ($0, count) } }
  }

  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      let record =
        switch item.case.rows {
        case .integers: record(of: item.case, item.count, options) { $0 }
        case .lines(let text): record(of: item.case, item.count, options, row: text)
        }
      progress.ends(record)
      return record
    }
  }

  private static func record<R: RepeatedRow>(
    of item: RepeatedCase, _ count: Int, _ options: Options, row: (Int) -> R
  ) -> Record {
    let workload = RepeatedWorkload(item, count: count, data: options.data, row: row)
    return RepeatedRunner(item, workload, options).run()
  }
}
