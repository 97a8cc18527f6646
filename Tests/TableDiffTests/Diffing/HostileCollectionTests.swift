// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Collections that are not what they say: never out of bounds, never endless; a diff that can be
/// carried out, or a trap with a message of this library.
@Suite(.timeLimit(.minutes(30))) struct HostileCollectionTests {
  /// What a list is passed to.
  enum Call: String, CaseIterable, Codable {
    case diffFrom, diffTo, longestFrom, longestTo, shuffledFrom, shuffledTo
    case sectionsFrom, sectionsTo, applying, rowsFrom, applyingSections, sectionsOfNew
    case duplicates, duplicatesInSections, differenceFrom, differenceTo
    case treeFrom, treeTo, longestTreeTo
  }

  private static let completion = "The call came to an end."

  @Test(arguments: Call.allCases, LyingRows<Int>.Lie.allCases)
  func isTakenOrRefused(call: Call, lie: LyingRows<Int>.Lie) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [call, lie] in
      guard let lie = LyingRows<TestRow>.Lie(rawValue: lie.rawValue),
        let sectionLie = LyingRows<TitledSection>.Lie(rawValue: lie.rawValue)
      else { return }
      for count in [1, 2, 20, 100] {
        Self.perform(call, count: count, lie, sectionLie)
      }
      fatalError(Self.completion)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasPrefix("TableDiff/") || text.contains(Self.completion), "\(text)")
    #expect(!text.contains("INVALID"))
  }

  private static func perform(
    _ call: Call, count: Int, _ lie: LyingRows<TestRow>.Lie,
    _ sectionLie: LyingRows<TitledSection>.Lie
  ) {
    let rows = Array(0..<count).rows
    let others = Array(rows.dropFirst(count / 3).reversed()) + [TestRow(id: -1)]
    let liar = LyingRows(rows, lie)
    let sections = rows.map { TitledSection(id: $0.id, rows: [$0]) }
    let otherSections = others.map { TitledSection(id: $0.id, rows: [$0]) }
    let lyingSections = LyingRows(sections, sectionLie)
    let diff = ListDiff(from: rows, to: others)
    let sectionedDiff = SectionedDiff(from: sections, to: otherSections)
    switch call {
    case .diffFrom: expectFitting(ListDiff(from: liar, to: rows + others))
    case .diffTo: expectFitting(ListDiff(from: rows, to: liar))
    case .longestFrom: expectFitting(ListDiff(from: liar, to: others + rows, algorithm: .lcs))
    case .longestTo: expectFitting(ListDiff(from: others + rows, to: liar, algorithm: .lcs))
    case .shuffledFrom: expectFitting(ListDiff(from: liar, to: others))
    case .shuffledTo: expectFitting(ListDiff(from: others, to: liar))
    case .treeFrom: expectFitting(ListDiff(from: liar, to: TreeArray(others)))
    case .treeTo: expectFitting(ListDiff(from: TreeArray(others), to: liar))
    case .longestTreeTo:
      expectFitting(ListDiff(from: TreeArray(others + rows), to: liar, algorithm: .lcs))
    case .sectionsFrom: expectFitting(SectionedDiff(from: lyingSections, to: otherSections))
    case .sectionsTo: expectFitting(SectionedDiff(from: otherSections, to: lyingSections))
    case .applying: _ = liar.applying(diff, rowsFrom: others)
    case .rowsFrom: _ = others.applying(ListDiff(from: others, to: rows), rowsFrom: liar)
    case .applyingSections: _ = lyingSections.applying(sectionedDiff, sectionsFrom: otherSections)
    case .sectionsOfNew:
      _ = otherSections.applying(
        otherSections.sectionedDiff(to: sections), sectionsFrom: lyingSections)
    case .duplicates: _ = liar.duplicateIDs()
    case .duplicatesInSections: _ = lyingSections.duplicateRowIDs()
    case .differenceFrom: _ = diff.collectionDifference(from: liar, to: others)
    case .differenceTo:
      _ = ListDiff(from: others, to: rows).collectionDifference(from: others, to: liar)
    }
  }

  private static func expectFitting(_ diff: ListDiff) {
    diff._checkInvariants()
    if let problem = AppliedByHand.make(diff).problem { fatalError("INVALID: \(problem)") }
  }

  private static func expectFitting(_ diff: SectionedDiff) {
    diff._checkInvariants()
    let alignment = SectionAlignment(diff.sections, oldStarts: diff.oldStarts)
    expectFitting(diff.aligned(by: alignment))
  }

  @Test func storageThatIsLongerThanTheCountTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = Array(0..<100).rows
      _ = ListDiff(from: LyingRows(rows, .countsOneLess), to: Array(rows.reversed()))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let message = "The counts of the lists are 99 and 100, but they have 100 and 100 elements."
    #expect(text.contains(message))
  }
}
