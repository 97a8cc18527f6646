// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Testing

@Suite struct FrameWriterTests {
  private let size = TerminalSize(columns: 5, rows: 3)

  @Test func onlyLinesThatDifferAreWritten() {
    var writer = FrameWriter(usesColor: true)
    var emulator = Emulator(columns: 5, rows: 3)
    emulator.write(writer.bytes(for: frame("one", "two", "three")))
    #expect(emulator.lines == ["one", "two", "three"])
    emulator.forgetVisits()
    #expect(writer.bytes(for: frame("one", "two", "three")).isEmpty)
    emulator.write(writer.bytes(for: frame("one", "2", "three")))
    #expect(emulator.lines == ["one", "2", "three"])
    #expect(emulator.visitedLines == [1])
    writer.invalidate()
    emulator.forgetVisits()
    emulator.write(writer.bytes(for: frame("one", "2", "three")))
    #expect(emulator.visitedLines == [0, 1, 2])
    #expect(emulator.unknown.isEmpty)
  }

  @Test func anotherSizeErasesTheScreen() {
    var writer = FrameWriter(usesColor: true)
    var emulator = Emulator(columns: 5, rows: 3)
    emulator.write(writer.bytes(for: frame("one", "two", "three")))
    let size = TerminalSize(columns: 3, rows: 2)
    emulator.write(writer.bytes(for: Frame(size: size, lines: [Line("12345"), Line()])))
    #expect(emulator.lines == ["123", "", ""])
  }

  /// The character in the last column must not be erased with the rest of the line, since the cursor
  /// of a terminal is still on it.
  @Test func theLastColumnIsKept() {
    var writer = FrameWriter(usesColor: true)
    let bytes = writer.bytes(for: frame("12345", "1234", ""))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("12345\u{1B}[2;1H"))
    #expect(text.contains("1234\u{1B}[0m\u{1B}[K"))
  }

  @Test func stylesWithAndWithoutColor() {
    let style = Style(foreground: 114, background: 236, isBold: true, isDim: true, isReversed: true)
    #expect(style.sequence(usesColor: true) == "\u{1B}[0;1;2;7;38;5;114;48;5;236m")
    #expect(style.sequence(usesColor: false) == "\u{1B}[0;1;2;7m")
    #expect(Style().sequence(usesColor: true) == "\u{1B}[0m")
  }

  private func frame(_ lines: String...) -> Frame {
    Frame(size: size, lines: lines.map { Line($0) })
  }
}
