// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport

/// Cases with generated lists whose ids repeat, and their targets.
package enum RepeatedSuite {
  /// Targets in multiples of the standard library's time apply only to the case's own number of
  /// rows, because that time is quadratic.
  package static let cases = [
    repeated(
      "none after all", 100_000, Edits.churn, times: 1 / 500,
      number: { position, _ in Int(number: position) }),
    lines(
      "a fifth of the lines, 1% edited", 100_000, LineText.code, replaced(oneIn: 200),
      isBrief: true, times: 1 / 25, number: aFifthCommon),
    repeated(
      "four letters, unrelated", 20_000, Edits.replaceAll, times: 1 / 100,
      number: { _, random in Int(number: Int.random(in: 0..<4, using: &random)) }),
    lines(
      "lines of words, 5% edited", 1_000_000, LineText.words, replaced(oneIn: 40), isBrief: true,
      number: aFifthCommon),
    repeated(
      "1,000 different, 5% edited", 1_000_000, replaced(oneIn: 40), target: .seconds(0.8),
      number: { _, random in Int(number: Int.random(in: 0..<1_000, using: &random)) }),
    repeated(
      "four letters, 12% edited", 500_000, replaced(oneIn: 16), target: .seconds(1),
      number: { _, random in Int(number: Int.random(in: 0..<4, using: &random)) }),
    lines(
      "no common line", 1_000_000, LineText.code, Edits.replaceAll,
      target: .times(1.5, .heckelDiff),
      number: { position, _ in position + LineText.common.count }),
    lines(
      "one line, a tenth deleted", 1_000_000, LineText.code, lastTenthDeleted,
      target: .times(5, .scan), number: { _, _ in LineText.common.count }),
  ]

  private typealias Number = @Sendable (_ position: Int, _ random: inout SplitMix64) -> Int

  /// One line in five is common; the others are all different.
  private static let aFifthCommon: Number = { position, random in
    let common = LineText.common.count
    let isCommon = Int.random(in: 0..<5, using: &random) == 0
    return isCommon ? Int.random(in: 0..<common, using: &random) : position + common
  }

  /// Returns an edit that replaces one row in `share`.
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

  private static func repeated(
    _ name: String, _ count: Int, _ edit: @escaping Edits.Edit, times factor: Double? = nil,
    target: Target? = nil, number: @escaping Number
  ) -> Benchmark {
    make(name, count, edit, times: factor, target: target, number: number) { $0 }
  }

  private static func lines(
    _ name: String, _ count: Int, _ text: @escaping LineText.Text, _ edit: @escaping Edits.Edit,
    isBrief: Bool = false, times factor: Double? = nil, target: Target? = nil,
    number: @escaping Number
  ) -> Benchmark {
    make(
      name, count, edit, isBrief: isBrief, times: factor, target: target, number: number, row: text)
  }

  private static func make<R: RowID>(
    _ name: String, _ count: Int, _ edit: @escaping Edits.Edit, isBrief: Bool = false,
    times factor: Double?, target: Target?, number: @escaping Number,
    row: @escaping @Sendable (_ number: Int) -> R
  ) -> Benchmark {
    Benchmark(
      "repeated ids: " + name,
      "old.tableDiff(to: new, id: \\.self, moves: .never, algorithm: .lcs)", counts: [count],
      isBrief: isBrief, target: target,
      targets: factor.map { [count: .times($0, .standard)] } ?? [:]
    ) { count, bench in
      RepeatedLists(count, bench.options.data, edit, number: number, row: row).trial()
    }
  }
}
