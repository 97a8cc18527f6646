// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import TableDiffUpdating
import Testing

@MainActor
@Suite struct TerminalListTests {
  @Test func showsAndAnimatesWhatTheUpdaterSubmits() {
    let letters = LetterList("abcd", height: 4)
    #expect(letters.shown == "  a|  b|  c|  d")
    #expect(letters.show("acd"))
    #expect(letters.shown == "  a|- b|  c|  d")
    #expect(letters.list.isPerforming && letters.list.isMoving)
    letters.pass(.milliseconds(350))
    #expect(!letters.list.isPerforming)
    letters.pass(.milliseconds(100))
    #expect(letters.shown == "  a|  c|  d|")
    #expect(!letters.list.isMoving)
  }

  @Test func outcomesComeWhenRowsHaveArrived() async {
    let letters = LetterList("abcd", height: 4)
    var outcomes: [UpdateOutcome] = []
    letters.updater.submit(Letter.rows("dabc")) { outcomes.append($0) }
    letters.updater.updateIfNeeded()
    letters.pass(.milliseconds(340))
    await letOthersRun()
    #expect(outcomes.isEmpty)
    letters.pass(.milliseconds(10))
    await letters.updater.settled()
    #expect(outcomes == [.applied(.animated, finished: true)])
    letters.updater.submit(Letter.rows("abcd")) { outcomes.append($0) }
    letters.updater.updateIfNeeded()
    letters.list.yieldToNextChange()
    await letters.updater.settled()
    #expect(outcomes.last == .applied(.animated, finished: false))
    #expect(letters.list.isMoving, "Rows go on while the next change may begin.")
  }

  @Test func reducedMotionShowsTheEnd() {
    let letters = LetterList("abcd", height: 4)
    letters.list.prefersReducedMotion = true
    letters.show("dcxa")
    #expect(letters.shown == "  d|  c|  x|  a")
    #expect(!letters.list.isMoving)
  }

  @Test func anUpdatedRowShowsItsNewContentAtOnce() {
    let letters = LetterList("abc", height: 4)
    var rows = Letter.rows("abc")
    rows[1].number = 7
    letters.show(rows)
    #expect(letters.shown == "  a|* b7|  c|")
    letters.pass(.seconds(1))
    #expect(letters.shown == "  a|  b7|  c|")
  }

  @Test func theSelectionStaysOnItsRow() {
    let letters = LetterList("abcdefgh", height: 3)
    letters.list.select(1)
    letters.show("xyzabcdefgh")
    #expect(letters.list.selection == 4)
    #expect(letters.list.viewport.top == 3, "Its line is where it was.")
    letters.show("bcdefgha")
    #expect(letters.list.selection == 0)
    letters.show("acdefgh")
    #expect(letters.list.selection == nil)
  }

  @Test func thePlaceIsKept() {
    let letters = LetterList("abcdefghij", height: 3)
    letters.show("xabcdefghij")
    #expect(letters.list.viewport.top == 0, "At the top one sees what comes.")
    letters.list.select(6)
    letters.list.select(4)
    #expect(letters.list.viewport.top == 4)
    // Of the visible "d", "e" and "f", the selected "d" goes; "e" stays where it is.
    letters.show("xyabcefghij")
    #expect(letters.list.viewport.top == 4)
    // Of the visible "c", "e" and "f", "c" moves to the top; "e" stays where it is.
    letters.show("cxyzabefghij")
    #expect(letters.list.viewport.top == 5)
  }

  @Test func thePlaceOfRowsThatAreGoneIsThatOfTheirNeighbours() {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    let letters = LetterList(alphabet, height: 3)
    letters.list.select(12)
    letters.show("0123456789" + alphabet.filter { !"klm".contains($0) })
    #expect(letters.list.viewport.top == 20)
    letters.pass(.seconds(1))
    #expect(letters.shown == "  n|  o|  p")
    letters.show("0123456789")
    #expect(letters.list.viewport.top == 7)
    letters.show("")
    #expect(letters.list.viewport.top == 0)
  }

  @Test func selectingScrolls() {
    let letters = LetterList("abcdefghij", height: 3)
    letters.list.moveSelection(by: 1)
    #expect(letters.list.selection == 0)
    letters.list.moveSelection(by: -5)
    #expect(letters.list.selection == 0)
    letters.list.moveSelection(by: 3)
    #expect(letters.list.viewport.rows == 1..<4)
    letters.list.moveSelection(by: 100)
    #expect(letters.list.selection == 9 && letters.list.viewport.top == 7)
    let empty = LetterList("", height: 3)
    empty.list.moveSelection(by: 1)
    #expect(empty.list.selection == nil)
  }

  @Test func scrollingCarriesMotionAlong() {
    let letters = LetterList("abcdefgh", height: 4)
    letters.show("acdefgh")
    #expect(letters.shown == "  a|- b|  c|  d")
    letters.list.select(4)
    #expect(letters.shown == "- b|  c|  d|  e")
    letters.pass(.seconds(1))
    #expect(letters.shown == "  c|  d|  e|  f")
  }

  @Test func resizing() {
    let letters = LetterList("abcdefghij", height: 5)
    letters.list.select(4)
    letters.list.resize(height: 2)
    #expect(letters.list.viewport.rows == 3..<5, "The selected row stays visible.")
    letters.list.resize(height: 8)
    #expect(letters.list.viewport.rows == 2..<10)
    letters.list.resize(height: 0)
    #expect(!letters.list.isOnScreen && letters.shown == "")
    letters.show("ba")
    letters.list.resize(height: 3)
    #expect(letters.shown == "  b|  a|")
  }

  /// Whatever changes, whenever: once all rests, the lines are the rows.
  @Test(arguments: 0..<40)
  func randomChanges(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let letters = LetterList("abcdefgh", height: 5)
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: letters.list.resize(height: .random(in: 0...9, using: &random))
      case 1: letters.list.moveSelection(by: .random(in: -4...4, using: &random))
      case 2: letters.pass(.milliseconds(Int.random(in: 0...500, using: &random)))
      default:
        let kept = "abcdefghijklmnopqrst".filter { _ in Bool.random(using: &random) }
        let rows = Letter.rows(String(kept.shuffled(using: &random))).map {
          Letter(id: $0.id, number: Int.random(in: 0...1, using: &random))
        }
        let selected = letters.list.selection.map { letters.updater.sections[0].rows[$0].id }
        let wasOnScreen = letters.list.isOnScreen
        letters.list.yieldToNextChange()
        #expect(letters.show(rows))
        let selection = letters.list.selection.map { rows[$0].id }
        if wasOnScreen {
          #expect(selection == selected.flatMap { id in rows.map(\.id).first { $0 == id } })
        }
        #expect(letters.updater.sections[0].rows == rows)
      }
      #expect(letters.list.lines(columns: 10).count == letters.list.viewport.height)
      let viewport = letters.list.viewport
      #expect(viewport == viewport.limited(to: letters.list.count))
    }
    letters.pass(.seconds(2))
    let rows = letters.updater.sections[0].rows.map { "\($0.id)\($0.number == 0 ? "" : "1")" }
    let viewport = letters.list.viewport
    let visible = viewport.rows.clamped(to: rows.indices).map { "  " + rows[$0] }
    let padding = Array(repeating: "", count: viewport.height - visible.count)
    #expect(letters.shown == (visible + padding).joined(separator: "|"))
  }
}

/// Lets others run for as long as anything would take that must not happen.
@MainActor
private func letOthersRun() async {
  for _ in 0..<100 { await Task.yield() }
}
