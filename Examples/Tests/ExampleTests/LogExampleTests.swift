// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import LogExample
import TableDiffMeasuring
import Testing

@Suite struct LogExampleTests {
  private var view = LogView(columns: 10, lines: 4)
  private var log = TreeArray(
    (0..<100_000).map { Message(id: $0, text: String(repeating: "\($0) ", count: 1 + $0 % 5)) })

  init() { view.show(log) }

  @Test func measuresWhatItShows() {
    #expect(view.screen == ["0 ", "1 1 ", "2 2 2 ", "3 3 3 3 "])
  }

  @Test mutating func scrolls() {
    view.scroll(by: 50_000)
    let shown = view.screen
    #expect(shown[0] == "50000 ")
    #expect(shown[1...] == ["50001 5000", "1 ", "50002 5000"])
    view.scroll(by: 1)
    #expect(view.screen == ["50001 5000", "1 ", "50002 5000", "2 50002 "])
    view.scroll(by: 1_000_000)
    #expect(view.screen.last == "999 99999 ")
  }

  @Test mutating func keepsWhatIsRead() {
    view.scroll(by: 50_002)
    let (shown, above) = (view.screen, view.linesAbove)
    log.insert(contentsOf: (0..<500).map { Message(id: -1 - $0, text: "new") }, at: 0)
    log.remove(at: 30_000)
    log[20_000].text = "Another text, of three lines."
    view.show(log)
    #expect(view.screen == shown)
    #expect(view.linesAbove == above + 499)
  }

  @Test mutating func shortLog() {
    view.show([Message(id: 1, text: "")])
    #expect(view.screen == [""])
    view.show([])
    #expect(view.screen == [])
  }
}
