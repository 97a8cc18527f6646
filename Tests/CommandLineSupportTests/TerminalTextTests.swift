// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Testing

/// Text for a terminal.
@Suite struct TerminalTextTests {
  /// Lines break between words, and line breaks stay.
  @Test func wrapping() {
    #expect(wrapped("one two three", width: 7) == "one two\nthree")
    #expect(wrapped("one\ntwo three", width: 20) == "one\ntwo three")
    #expect(wrapped("abcdefgh", width: 4) == "abc…")
    #expect(wrapped("", width: 4) == "")
  }

  /// Text is cut, and filled on either side.
  @Test func widths() {
    #expect("abc".truncated(to: 3) == "abc")
    #expect("abcd".truncated(to: 3) == "ab…")
    #expect("ab".padded(to: 4) + "|" == "ab  |")
    #expect("ab".padded(to: 4, with: ".") == "ab..")
    #expect("ab".indented(to: 4) == "  ab")
    #expect("abc".indented(to: 2) == "abc")
  }

  /// Numbers have commas, and nouns their plural.
  @Test func counts() {
    #expect(
      [0, 12, 999, 1_000, 1_234_567].map { grouped($0) } == [
        "0", "12", "999", "1,000", "1,234,567",
      ])
    #expect(counted(1, "row") == "1 row")
    #expect(counted(0, "row") == "0 rows")
    #expect(counted(2_000, "row") == "2,000 rows")
  }

  /// A bar is exact to an eighth of a column, and no longer than its columns.
  @Test func bars() {
    #expect(Bar.text(share: 0.5, columns: 4) == "██")
    #expect(Bar.text(share: 0.25 / 8, columns: 4) == "▏")
    #expect(Bar.text(share: 7.0 / 8, columns: 1) == "▉")
    #expect(Bar.text(share: 3, columns: 2) == "██")
    #expect(Bar.text(share: -1, columns: 2) == "")
  }

  /// What could hide or forge text becomes visible.
  @Test func visible() {
    func shown(_ text: String) -> String { VisibleText.string(text.utf8) }
    #expect(shown("a\u{1B}[2J\u{7F}") == "a^[[2J^?")
    #expect(shown("a\tb") == "a       b")
    #expect(shown("a\u{202E}b\u{200B}\u{FEFF}\u{9B}") == "a<U+202E>b<U+200B><U+FEFF><U+9B>")
    #expect(shown("é 😀 e\u{301}") == "é 😀 e\u{301}")
    // What emoji are made of stays, but nowhere else.
    for emoji in [
      "\u{1F469}\u{200D}\u{1F4BB}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}", "1\u{FE0F}\u{20E3}",
    ] {
      #expect(shown(emoji) == emoji)
    }
    #expect(shown("a\u{200D}b\u{FE0F}\u{200C}") == "a<U+200D>b<U+FE0F><U+200C>")
    #expect(shown("a\u{FE0F}\u{200D}\u{1F525}") == "a<U+FE0F><U+200D>\u{1F525}")
    #expect(shown("\u{1F525}\u{200D}a") == "\u{1F525}<U+200D>a")
    var column = 6
    #expect(VisibleText.bytes(of: [0x61, 0x09, 0x62], column: &column) == Array("a b".utf8))
    #expect(column == 9)
  }

  /// Wide characters take two columns, marks none.
  @Test func columns() {
    #expect(VisibleText.width("abc") == 3)
    #expect(VisibleText.width("東京") == 4)
    #expect(VisibleText.width("e\u{301}\u{200B}") == 2)
    #expect(VisibleText.width("😀") == 2)
    // Pictures among signs of one column.
    #expect(VisibleText.width("✅⭐✓☆") == 6)
  }

  /// Of a long text the part around a place is shown, cut between scalars.
  @Test func parts() {
    let text = String(repeating: "é", count: 3_000)
    let cut = VisibleText.cut(Array(text.utf8))
    #expect(cut.hasPrefix(String(repeating: "é", count: 1_000) + " …(4,000 bytes left out: "))
    #expect(VisibleText.cut(Array("short".utf8)) == "short")
    Array(text.utf8).withUnsafeBytes { bytes in
      let part = VisibleText.part(of: bytes, around: 3_001..<3_002)
      #expect(part.range == 2_800..<4_800)
      #expect(part.before.hasPrefix("(2,800 bytes left out: ") && part.before.hasSuffix(")… "))
      #expect(part.after.hasPrefix(" …(1,200 bytes left out: "))
      // What changed is shown, however long it is.
      #expect(VisibleText.part(of: bytes, around: 3_001..<5_001).range == 2_800..<5_200)
    }
  }

  /// Texts that look the same are spelled apart.
  @Test func lookalikes() {
    #expect(VisibleText.looksLike(Array("é".utf8), Array("e\u{301}".utf8)))
    #expect(!VisibleText.looksLike(Array("é".utf8), Array("é".utf8)))
    #expect(!VisibleText.looksLike(Array("é".utf8), Array("e".utf8)))
    #expect(VisibleText.spelled("aé", unlike: "ae\u{301}") == "a<U+E9>")
    #expect(VisibleText.spelled("ae\u{301}", unlike: "aé") == "ae<U+301>")
    let (joined, apart) = ("\u{1F469}\u{200D}\u{1F4BB}", "\u{1F469}\u{1F4BB}")
    #expect(VisibleText.looksLike(Array(joined.utf8), Array(apart.utf8)))
    #expect(VisibleText.spelled(joined, unlike: apart) == "<U+1F469><U+200D><U+1F4BB>")
    #expect(VisibleText.looksLike(Array("\u{2764}".utf8), Array("\u{2764}\u{FE0F}".utf8)))
  }
}
