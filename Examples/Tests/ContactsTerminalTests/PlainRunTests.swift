// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Testing

@MainActor
@Suite struct PlainRunTests {
  /// What is printed where there is no terminal: no control sequence, and the same rows each time.
  @Test func printsWhatItDoes() async throws {
    let first = try await run(), second = try await run()
    #expect(first.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    #expect(first.map(withoutTimes) == second.map(withoutTimes))
    let titles = first.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != "," } }
    #expect(
      titles == [
        "500 contacts.", "The key h: 201 contacts", "The key o: 40 contacts",
        "The key p: 14 contacts", "The key down: 14 contacts", "The key escape: 500 contacts",
        "Live change 1: 500 contacts", "Live change 2: 501 contacts",
        "Live change 3: 501 contacts", "Live change 4: 500 contacts",
      ])
  }

  private func run() async throws -> [String] {
    var lines: [String] = []
    var options = ContactsOptions()
    options.count = 500
    try await PlainRun(options) { lines.append($0) }.run()
    return lines
  }

  private func withoutTimes(_ line: String) -> String {
    line.hasPrefix(" ") ? line : String(line.prefix { $0 != "," })
  }
}
