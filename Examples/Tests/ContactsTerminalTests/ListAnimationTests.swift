// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import TableDiff
import Testing

/// Where rows are while a change is animated.
@Suite struct ListAnimationTests {
  private var animation = ListAnimation()
  private var old: [Letter] = []

  /// Begins to animate the change from one list to another, at time zero by default.
  private mutating func start(
    _ old: String, _ new: [Letter], top: Int = 0, newTop: Int = 0, height: Int = 6,
    at now: Duration = .zero
  ) throws {
    let old = Letter.rows(old)
    var view = HeadlessListView(rows: old)
    let transition = try view.perform(old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    let (before, after) = (
      Viewport(top: top, height: height), Viewport(top: newTop, height: height)
    )
    let effects = transition.effects(visibleBefore: before.rows, visibleAfter: after.rows)
    animation.start(effects, from: before, to: after, at: now) { Line("\(old[$0].id)") }
    self.old = new
  }

  private mutating func start(
    _ old: String, _ new: String, top: Int = 0, newTop: Int = 0, height: Int = 6,
    at now: Duration = .zero
  ) throws {
    try start(old, Letter.rows(new), top: top, newTop: newTop, height: height, at: now)
  }

  /// Returns the lines with marks, such as `-b|^c`; empty lines as dots.
  private func shown(_ milliseconds: Int, top: Int = 0, height: Int = 6) -> String {
    rows(milliseconds, top: top, height: height).map { row in
      guard let row else { return "." }
      let mark = row.mark == .none ? "" : row.mark.symbol
      switch row.content {
      case .row(let offset): return "\(mark)\(old[offset].id)"
      case .ghost(let line): return mark + line.text
      }
    }.joined(separator: "|")
  }

  private func rows(_ milliseconds: Int, top: Int = 0, height: Int = 6) -> [DrawnRow?] {
    animation.lines(
      Viewport(top: top, height: height), count: old.count, at: .milliseconds(milliseconds))
  }

  @Test mutating func aDeletedRowFadesBeforeTheRestSlidesOverIt() throws {
    try start("abcd", "acd")
    #expect(shown(0) == "a|-b|c|d|.|.")
    #expect(shown(170) == "a|-b|c|d|.|.")
    #expect(shown(180) == "a|c|d|.|.|.")
    #expect(rows(0)[1]?.visibility == 1)
    #expect(try #require(rows(90)[1]).visibility == 0.8)
    animation.advance(to: .milliseconds(450))
    #expect(animation.isEmpty)
    #expect(shown(450) == "a|c|d|.|.|.")
  }

  @Test mutating func anInsertedRowFadesInAtItsPlace() throws {
    try start("abc", "axbc")
    #expect(shown(0) == "a|b|c|.|.|.", "It appears as the others make room.")
    #expect(shown(180) == "a|+x|b|c|.|.")
    #expect(try #require(rows(180)[1]).visibility == 0.4)
    #expect(rows(450)[1]?.visibility == 1)
    #expect(!animation.isSliding(at: .milliseconds(350)))
    #expect(animation.isSliding(at: .milliseconds(349)))
  }

  @Test mutating func aMovedRowSlidesOverTheOthers() throws {
    try start("abcde", "eabcd")
    #expect(shown(0) == "a|b|c|d|^e|.")
    #expect(shown(170) == "a|b|^e|d|.|.", "It covers what is on its line.")
    #expect(shown(350) == "^e|a|b|c|d|.")
    let places = stride(from: 0, through: 350, by: 10).map { time in
      rows(time).firstIndex { $0?.mark == .moved }
    }
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(by: >))
    #expect(Set(places) == [0, 1, 2, 3, 4])
  }

  @Test mutating func anUpdatedRowFlashes() throws {
    var new = Letter.rows("abc")
    new[1].number = 7
    try start("abc", new)
    #expect(shown(0) == "a|*b|c|.|.|.")
    #expect(rows(0)[1]?.flash == 1)
    #expect(rows(450)[1]?.flash == 0.5)
    animation.advance(to: .milliseconds(900))
    #expect(animation.isEmpty)
  }

  /// Rows from far away keep their distances to those that come with them, and cross the edge.
  @Test mutating func rowsFromOffScreenSlideInFromTheEdge() throws {
    try start("abcdefghijklmnop", "amnop", height: 4)
    #expect(shown(0, height: 4) == "a|-b|-c|-d")
    let seen = stride(from: 0, through: 350, by: 10).map { shown($0, height: 4) }
    #expect(seen.contains("a|-b|-c|m"))
    #expect(seen.contains("a|-b|m|n"))
    #expect(seen.last == "a|m|n|o")
    for lines in seen where lines.contains("n") { #expect(lines.contains("m|n")) }
  }

  @Test mutating func rowsThatLeaveSlideOut() throws {
    try start("abcd", "0123456789abcd", height: 4)
    #expect(shown(0, height: 4) == "a|b|c|d")
    #expect(shown(175, height: 4) == "+0|+1|a|b", "However far they go.")
    #expect(shown(350, height: 4) == "+0|+1|+2|+3")
  }

  @Test mutating func aScrolledViewportMovesNothing() throws {
    try start("abcdef", "xyabcdef", top: 2, newTop: 4, height: 3)
    #expect(animation.isEmpty)
    #expect(shown(0, top: 4, height: 3) == "c|d|e")
  }

  @Test mutating func rowsSetOutFromWhereTheyAre() throws {
    try start("abcde", "eabcd")
    #expect(shown(175).contains("^e"))
    let line = rows(175).firstIndex { $0?.mark == .moved }
    try start("eabcd", "abcde", at: .milliseconds(175))
    #expect(rows(175).firstIndex { $0?.mark == .moved } == line)
    #expect(shown(525) == "a|b|c|d|^e|.")
  }

  @Test mutating func aDeletedRowGoesOnFadingThroughTheNextChange() throws {
    try start("abcd", "acd")
    try start("acd", "acdx", at: .milliseconds(90))
    #expect(shown(100) == "a|-b|c|d|.|.")
    #expect(try #require(rows(135)[1]).visibility == 0.7)
  }

  @Test mutating func scrollingCarriesMotionAlong() throws {
    try start("abcdef", "acdef", height: 3)
    animation.scroll(by: 1)
    #expect(shown(0, top: 1, height: 3) == "-b|c|d")
  }

  @Test mutating func stoppingForgetsAllMotion() throws {
    try start("abc", "cba")
    animation.stop()
    #expect(animation.isEmpty)
    #expect(shown(0) == "c|b|a|.|.|.")
  }
}
