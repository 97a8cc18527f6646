// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Testing

@Suite struct LineTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("😀", 2), ("\u{200B}", 0),
    ("\u{7}", 0), ("Ａ", 2), ("—", 1),
  ])
  func widths(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func wideCharactersAreNotCutInTwo() {
    #expect("a日本".prefix(columns: 4) == "a日")
    let line = Line([.init("a日"), .init("本b", Style(isBold: true))])
    #expect(line.truncated(to: 4).text == "a日")
    #expect(line.truncated(to: 5).spans == [.init("a日"), .init("本", Style(isBold: true))])
    #expect(line.filled(to: 4).text == "a日 ")
    #expect(line.truncated(to: 0) == Line())
    #expect(line.filled(to: -1) == Line())
  }

  /// A character that does not fit ends the line, even if a narrower one follows.
  @Test func nothingIsLeftOutInTheMiddle() {
    #expect(Line([.init("日"), .init("a")]).truncated(to: 1).text == "")
  }

  @Test func theTrailingLineGivesWay() {
    let line = Line("left"), trailing = Line("right")
    #expect(line.with(trailing: trailing, columns: 12).text == "left   right")
    #expect(line.with(trailing: trailing, columns: 10).text == "left")
    #expect(line.with(trailing: trailing, columns: 3).text == "lef")
  }

  @Test func numbers() {
    #expect([0, 999, 1_000, -1_234_567].map(\.grouped) == ["0", "999", "1,000", "-1,234,567"])
    #expect(Duration.microseconds(1_260).milliseconds == "1.3 ms")
    #expect(Duration.milliseconds(1_234_567).milliseconds == "1,234,567.0 ms")
  }
}
