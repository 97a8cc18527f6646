// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring
import TableDiffTesting
import Testing

@Suite struct GeometryTests {
  /// Rows without height, and heights such as 0.1, whose sums are rounded.
  private static func heights(_ count: Int, _ random: inout SeededRandom) -> [Double] {
    (0..<count).map { _ in [0, 0.1, 0.5, 20, 44.7, 300][random.below(6)] }
  }

  /// Tops, rows at points and visible rows agree with each other, to the last bit.
  @Test(arguments: [0, 1, 3, 64, 65, 900, 20_000], 0..<3 as Range<UInt64>)
  func rowsAtPoints(count: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let array = Self.heights(count, &random)
    let rows = MeasuredArray<HeightSum>(array)
    let content = rows.summary.height
    #expect(rows.top(of: count) == content)
    #expect(rows.index(at: content) == nil)
    #expect(rows.index(at: -0.1) == nil)
    for _ in 0..<320 {
      // Often at an edge, where rounding would show.
      let edge = random.below(count + 1)
      let y =
        [rows.top(of: edge), Double.random(in: 0...content + 1, using: &random)]
        .randomElement(using: &random) ?? 0
      guard let index = rows.index(at: y) else {
        #expect(y >= content)
        continue
      }
      #expect(rows.top(of: index) <= y)
      #expect(rows.top(of: index + 1) > y)
      let end = y + Double(random.below(100))
      let visible = rows.indices(from: y, to: end)
      if y == end, y == rows.top(of: index) {
        #expect(visible.isEmpty)
        continue
      }
      #expect(visible.lowerBound == index)
      #expect(rows.top(of: visible.upperBound) >= min(end, content))
      if visible.count > 1 { #expect(rows.top(of: visible.upperBound - 1) < end) }
    }
  }

  /// The top edges of rows, and the end of the last one.
  private static func tops(_ rows: [Mail]) -> [Double] {
    rows.reduce(into: [0]) { tops, row in tops.append(tops[tops.count - 1] + row.height) }
  }

  /// The same scroll offset as by the height of each row, after changes at random.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func anchors(seed: UInt64) {
    var mails = EditedMails(seed: seed, count: 40 + Int(seed))
    for _ in 0..<10 {
      let (old, oldArray) = (mails.rows, mails.array)
      _ = mails.edit([])
      let content = old.summary.height
      let viewport = Double(mails.random.below(500))
      // Often at an edge.
      let offsets = [
        0, max(0, content - viewport), Double(mails.random.below(Int(content) + 1)),
      ]
      let offset = offsets[mails.random.below(3)]
      let (oldTops, newTops) = (Self.tops(oldArray), Self.tops(mails.array))
      let naive = ScrollAnchor(
        scrollOffset: offset, viewportHeight: viewport, contentHeight: oldTops[oldArray.count],
        visibleRows: oldArray.indices.filter {
          oldTops[$0 + 1] > offset && oldTops[$0] < offset + viewport
        }, top: { oldTops[$0] })
      let anchor = ScrollAnchor(scrollOffset: offset, viewportHeight: viewport, rows: old)
      let map = OffsetMap(oldArray.tableDiff(to: mails.array))
      let edges: ScrollEdges = [[], .top, .bottom][mails.random.below(3)]
      let expected = naive.scrollOffset(
        after: map, contentHeight: newTops[mails.array.count], stickingTo: edges,
        top: { newTops[$0] })
      #expect(anchor.scrollOffset(after: map, stickingTo: edges, rows: mails.rows) == expected)
      var shown = ListViewport(old, height: viewport)
      shown.scroll(to: offset)
      if shown.scrollOffset == offset {
        shown.update(to: mails.rows, by: oldArray.tableDiff(to: mails.array), stickingTo: edges)
        #expect(shown.scrollOffset == expected)
      }
    }
  }

  /// Rows turn out to have other heights than estimated, and what is visible stays where it is.
  @Test func estimates() {
    var random = SeededRandom(seed: 3)
    var viewport = ListViewport(
      MeasuredArray<HeightSum>(repeatElement(40, count: 3_000)), height: 500)
    viewport.scroll(to: 60_010)
    for _ in 0..<2_000 {
      let first = viewport.visibleRows.lowerBound
      let top = viewport.top(of: first)
      viewport.setRow(
        at: random.below(3_000), to: Double(random.below(160)) / 2 + 0.5)
      #expect(viewport.visibleRows.lowerBound == first)
      #expect(viewport.top(of: first) == top)
    }
    viewport.height = 1_000_000
    #expect(viewport.scrollOffset == 0)
  }

  /// Sections are rows whose heights are those of their headers and rows.
  @Test func sections() {
    struct Section {
      var headerHeight: Double
      var rows: MeasuredArray<HeightSum>
    }
    struct SectionSum: HeightSummary {
      var height = 0.0
      var rowCount = 0
      mutating func append(_ row: Section) {
        height += row.headerHeight + row.rows.summary.height
        rowCount += row.rows.count
      }
      mutating func append(contentsOf next: SectionSum) {
        height += next.height
        rowCount += next.rowCount
      }
    }
    var list = MeasuredArray<SectionSum>(
      (0..<1_000).map { number in
        Section(
          headerHeight: 30,
          rows: MeasuredArray(repeatElement(Double(number % 7 + 10), count: number % 50)))
      })
    list[320].rows[10] = 100
    // Row 10 of section 320 has 10 rows of 15 points and a header above it.
    let y = list.top(of: 320) + 30 + 10 * 15 + 99
    #expect(list.index(at: y) == 320)
    let section = list[320]
    #expect(section.rows.index(at: y - list.top(of: 320) - section.headerHeight) == 10)
    #expect(list.summary(of: ..<320).rowCount == (0..<320).reduce(0) { $0 + $1 % 50 })
  }
}
