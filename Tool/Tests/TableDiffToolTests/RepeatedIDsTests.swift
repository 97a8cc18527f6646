// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import Testing
import ToolSupport

/// Whether ids repeat, which is asked of each file.
@Suite struct RepeatedIDsTests {
  private let files = try? TemporaryFolder()

  /// Calls a closure with the rows of a file, whose ids are its lines.
  private func with<Result>(_ ids: [String], _ body: (InputSection) -> Result) throws -> Result {
    let path = try #require(files).file("list", ids.map { $0 + "\n" }.joined())
    let list = try InputList(path, InputOptions(format: .text))
    // Rows own nothing.
    return withExtendedLifetime(list) { body(list.sections[0]) }
  }

  /// The answer is that of a set, for few ids and many, of all lengths.
  @Test(arguments: 0..<40) func answers(_ seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }
    let count = number(below: seed < 20 ? 6 : 300)
    let ids = (0..<count).map { _ in
      String(repeating: "x", count: number(below: 9)) + String(number(below: count * count + 1))
    }
    #expect(try with(ids) { $0.mayRepeatIDs } == (Set(ids).count < count))
  }

  /// Ids that ascend as numbers do, and one that is there twice, or after a greater one.
  @Test func ascendingIDs() throws {
    let ids = (0..<120).map(String.init)
    #expect(try !with(ids) { $0.mayRepeatIDs })
    #expect(try !with(ids.reversed()) { $0.mayRepeatIDs })
    for place in ids.indices {
      var repeating = ids
      repeating.insert(ids[place], at: place)
      #expect(try with(repeating) { $0.mayRepeatIDs })
    }
    #expect(try with(ids + ["7"]) { $0.mayRepeatIDs })
  }

  /// Ids that meet in one place of the table do not take the square of their number.
  @Test func chosenIDs() throws {
    let ids = (0..<20_000).map(String.init)
    #expect(try !with(ids) { $0.mayRepeatIDs })
    let digests = try with(ids) { $0.rows.map(\.id.digest) }
    let isChosen = digests.map { ($0 &* 0x9E37_79B9) >> 25 == 5 }
    // Ids that ascend need no table.
    let chosen = zip(ids, isChosen).filter(\.1).prefix(64).map(\.0).reversed().map { $0 }
    #expect(chosen.count == 64)
    #expect(try with(chosen) { $0.mayRepeatIDs })
  }
}
