// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import StoreExample
import TableDiff
import Testing

/// The program on a terminal in memory, with time that passes frame by frame.
@MainActor
@Suite struct ContactsProgramTests {
  private let fake: FakeTerminal
  private let program: ContactsProgram

  init() {
    (fake, program) = Self.make()
  }

  private static func make(
    columns: Int = 64, rows: Int = 10, _ change: (inout ContactsOptions) -> Void = { _ in }
  ) -> (FakeTerminal, ContactsProgram) {
    let fake = FakeTerminal(columns: columns, rows: rows)
    var options = ContactsOptions()
    (options.count, options.isStepped) = (300, true)
    change(&options)
    return (fake, ContactsProgram(options, terminal: fake.terminal))
  }

  /// Types keys, and lets some frames pass.
  private func type(_ keys: String, frames: Int = 30) async throws {
    _ = try await program.receive(
      Array((keys + String(repeating: "\0", count: frames)).utf8), at: program.now)
  }

  /// The list, without the figures below it.
  private var list: [String] { Array(fake.lines[2..<8]) }

  @Test func theFirstFrame() async throws {
    try await type("", frames: 1)
    #expect(
      fake.lines.enumerated().map { $0.offset == 8 ? String($0.element.prefix(14)) : $0.element }
        == """
          Search:                                              live off

          Adele Babbage           +1 000 000 0000   25 calls
          Maria Curry             +1 000 000 0001   41 calls
          Karen Rabin             +1 000 000 0002   22 calls
          Claude Babbage          +1 000 000 0003   10 calls   online
          Thelma Antonelli        +1 000 000 0004   24 calls   online
          Ada Goldberg            +1 000 000 0005   43 calls
          300 contacts
          type to search, esc clears   arrows, page, home, end   tab liv
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    #expect(fake.emulator.unknown.isEmpty)
  }

  /// A search in frames: rows that do not match fade, those that do slide in from below.
  @Test func aSearchFrameByFrame() async throws {
    try await type("", frames: 1)
    var frames: [String] = []
    try await type("hopp", frames: 0)
    for _ in 0..<16 {
      try await type("", frames: 1)
      let text = list.map { line in
        let words = line.split(separator: " ").prefix(2)
        return words.joined(separator: words.first == "-" ? "" : " ")
      }
      frames.append(text.joined(separator: " | "))
    }
    #expect(
      frames.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == [
        "-Adele | -Maria | -Karen | -Claude | -Thelma | -Ada",
        "-Adele | -Maria | -Karen | -Claude | -Thelma | Maria Hopper",
        "-Adele | -Maria | -Karen | -Claude | Maria Hopper | Vint Hopper",
        "-Adele | -Maria | -Karen | Maria Hopper | Vint Hopper | Donald Hopper",
        "-Adele | -Maria | Maria Hopper | Vint Hopper | Donald Hopper | Emmy Hopper",
        "-Adele | Maria Hopper | Vint Hopper | Donald Hopper | Emmy Hopper | John Hopper",
        "Maria Hopper | Vint Hopper | Donald Hopper | Emmy Hopper | John Hopper | Ada Hopper",
      ])
  }

  @Test func selectingAndClearing() async throws {
    try await type("hopp")
    try await type("\u{1B}[B\u{1B}[B")
    #expect(program.app.list.selection == 1)
    let selected = list[1]
    #expect(
      fake.emulator.cells[3].allSatisfy { $0.codes.hasSuffix("7") || $0.codes.contains("7;38") })
    try await type("\u{1B}")
    #expect(fake.lines[0].hasPrefix("  Search:  "))
    #expect(program.app.list.count == 300)
    #expect(list[1] == selected, "The selected row stays on its line.")
    #expect(fake.emulator.cells[3][5].codes == "0;7")
  }

  @Test func theSelectionComesBackAfterASearchWithoutIt() async throws {
    try await type("\u{1B}[B\u{1B}[B")
    #expect(program.app.store.state.selectedID == 1)
    try await type("hopp")
    #expect(program.app.list.selection == nil)
    try await type("\u{1B}")
    #expect(program.app.list.selection == 1)
  }

  @Test func pagesAndEnds() async throws {
    try await type("\u{1B}[6~\u{1B}[6~")
    #expect(program.app.list.selection == 9)
    try await type("\u{1B}[F")
    #expect(program.app.list.selection == 299 && program.app.list.viewport.top == 294)
    try await type("\u{1B}[5~\u{1B}[A")
    #expect(program.app.list.selection == 293)
    try await type("\u{1B}[H")
    #expect(program.app.list.viewport.top == 0)
  }

  @Test func liveChangesAreAnimatedWhereSomebodyLooks() async throws {
    try await type("", frames: 1)
    try await type("\t", frames: 1)
    #expect(fake.lines[0].hasSuffix("live on"))
    var marks: Set<Character> = []
    for _ in 0..<110 {
      try await type("", frames: 1)
      for line in list { marks.insert(line.first ?? " ") }
    }
    #expect(marks == [" ", "+", "-", "^", "*"])
    try await type("\t")
    #expect(fake.lines[0].hasSuffix("live off"))
    let contacts = program.app.store.state.contacts
    #expect(program.app.rows.elementsEqual(contacts))
    try await type("")
    #expect(program.app.store.state.contacts == contacts)
  }

  @Test func onlyTheLinesThatChangeAreWritten() async throws {
    try await type("")
    fake.emulator.forgetVisits()
    try await type("\u{1B}[B")
    #expect(Set(fake.emulator.visitedLines).isSubset(of: [2, 8]))
    try await type("\u{1B}[B")
    #expect(Set(fake.emulator.visitedLines).isSubset(of: [2, 3, 8]))
  }

  /// Frames are at least a sixtieth of a second apart, however much happens.
  @Test func framesKeepTheirDistance() async throws {
    let (fake, program) = Self.make { $0.isStepped = false }
    var next = try program.advance(to: .zero)
    #expect(next == nil)
    let count = fake.byteCount
    #expect(count > 0)
    _ = try await program.receive(Array("\u{1B}[B".utf8), at: .milliseconds(5))
    next = try program.advance(to: .milliseconds(5))
    #expect(next == ContactsProgram.frameTime)
    #expect(fake.byteCount == count)
    next = try program.advance(to: ContactsProgram.frameTime)
    #expect(next == nil)
    #expect(fake.byteCount > count)
  }

  @Test func anEscapeWaitsForTheRestOfASequence() async throws {
    let (_, program) = Self.make { $0.isStepped = false }
    _ = try await program.receive(Array("a\u{1B}".utf8), at: .zero)
    _ = try program.advance(to: .milliseconds(49))
    #expect(program.app.store.state.query == "a")
    _ = try program.advance(to: .milliseconds(50))
    #expect(program.app.store.state.query == "")
  }

  @Test(arguments: [(0, 0), (0, 10), (10, 0), (1, 1), (2, 2), (3, 3), (7, 4), (20, 8), (200, 60)])
  func anySizeWillDo(columns: Int, rows: Int) async throws {
    let (fake, program) = Self.make(columns: columns, rows: rows)
    let keys = "ho\0\0\u{1B}[B\0\0\u{1B}\0\0\u{1B}[F\0\0"
    _ = try await program.receive(Array(keys.utf8), at: .zero)
    #expect(fake.emulator.unknown.isEmpty)
    #expect(
      program.app.list.viewport.height
        == (columns == 0 ? 0 : max(0, program.app.list.viewport.height)))
    fake.emulator.resize(columns: 64, rows: 10)
    program.resize()
    _ = try await program.receive(Array(repeating: 0, count: 60), at: program.now)
    #expect(fake.lines[8].hasPrefix("  300 contacts"))
    #expect(fake.lines[2...7].allSatisfy { !$0.isEmpty })
  }

  @Test func stillMeansStill() async throws {
    let (fake, program) = Self.make { $0.isStill = true }
    _ = try await program.receive(Array("\0hopp\0".utf8), at: .zero)
    let lines = fake.lines[2..<8]
    #expect(!program.app.list.isMoving)
    #expect(lines.first?.contains("Hopper") == true)
    #expect(lines.allSatisfy { $0.isEmpty || $0.hasPrefix("  ") })
  }

  /// The newest query wins, and the ones before it are not shown.
  @Test func typingSupersedesSearches() async throws {
    try await type("ada lovelace")
    #expect(program.app.rows.allSatisfy { $0.name == "Ada Lovelace" })
    try await type(String(repeating: "\u{7F}", count: 12))
    #expect(program.app.rows.elementsEqual(program.app.store.state.contacts))
  }

  /// The next search need not wait until rows have come to rest.
  @Test func aSearchInterruptsTheMotionOfTheLastOne() async throws {
    try await type("h", frames: 2)
    #expect(program.app.list.isPerforming)
    try await type("o", frames: 1)
    let found = program.app.store.state.contacts.filter(ContactSearch("ho").matches)
    #expect(program.app.rows.elementsEqual(found))
    #expect(program.app.list.isPerforming)
  }

  @Test func aLongQueryShowsItsEnd() async throws {
    try await type(String(repeating: "x", count: 100) + "日y")
    #expect(fake.lines[0].columns <= 64)
    #expect(program.app.list.count == 0)
    #expect(list.allSatisfy { $0.isEmpty })
    #expect(fake.lines[8].hasPrefix("  0 of 300"))
  }

  @Test func keysThatAskForMore() async throws {
    let requests = [
      try await program.receive([0x1A], at: .zero), try await program.receive([0x11], at: .zero),
      try await program.receive([0x03], at: .zero), try await program.receive([0x0C], at: .zero),
    ]
    #expect(requests == [.suspend, .quit, .quit, nil])
  }
}
