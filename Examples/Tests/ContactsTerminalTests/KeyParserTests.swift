// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Testing

@Suite struct KeyParserTests {
  @Test func textAndControls() {
    var parser = KeyParser()
    #expect(
      parser.keys(of: Array("aé日\u{7F}\t\u{11}\u{1A}\0\u{01}".utf8)) == [
        .text("a"), .text("é"), .text("日"), .backspace, .tab, .quit, .suspend, .step,
      ])
    #expect(!parser.isWaiting)
  }

  @Test(arguments: [
    ("[A", Key.up), ("OB", .down), ("[C", .right), ("[D", .left), ("[5~", .pageUp),
    ("[6~", .pageDown), ("[H", .home),
    ("[4~", .end), ("[1;5A", .up), ("OF", .end),
  ])
  func sequencesInPieces(text: String, key: Key) {
    let bytes = Array("\u{1B}\(text)".utf8)
    var whole = KeyParser()
    #expect(whole.keys(of: bytes) == [key])
    var pieces = KeyParser()
    #expect(bytes.flatMap { pieces.keys(of: [$0]) } == [key])
  }

  @Test func anEscapeAloneIsAKeyOnceNothingFollows() {
    var parser = KeyParser()
    #expect(parser.keys(of: [0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.flush() == .escape)
    #expect(parser.flush() == nil)
    #expect(parser.keys(of: Array("\u{1B}x".utf8)) == [.escape, .text("x")])
  }

  @Test func bytesThatAreNoTextAreLeftOut() {
    var parser = KeyParser()
    #expect(
      parser.keys(of: [0xFF, 0x61, 0xE6, 0x61, 0x62, 0xC3]) == [.text("a"), .text("a"), .text("b")])
    #expect(parser.keys(of: [0xA9]) == [.text("é")])
    #expect(parser.keys(of: Array("\u{1B}[99;1R".utf8)) == [])
  }
}
