// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffAdapters
import Testing

/// What a data source remembers of views must not keep them alive, nor grow with those that are
/// gone.
@MainActor
@Suite struct ShownRowsTests {
  private final class Cell {}

  @Test func remembersTheLastRow() {
    var shown = ShownRows<Int>()
    let cells = (0..<300).map { _ in Cell() }
    for (row, cell) in cells.enumerated() { shown[cell] = row }
    shown[cells[7]] = 1_000
    #expect(cells.map { shown[$0] } == (0..<300).map { $0 == 7 ? 1_000 : $0 })
    #expect(shown.count == 300)
  }

  @Test func forgetsReleasedCells() {
    var shown = ShownRows<Int>()
    var cells = (0..<300).map { _ in Cell() }
    for (row, cell) in cells.enumerated() { shown[cell] = row }
    cells = []
    let rest = (0..<600).map { _ in Cell() }
    for cell in rest { shown[cell] = 1 }
    #expect(shown.count <= 600)
    #expect(rest.allSatisfy { shown[$0] == 1 })
  }

  /// Another cell may be where a released one was.
  @Test func newCellsHaveNoRow() {
    var shown = ShownRows<Int>()
    for row in 0..<1_000 {
      let cell = Cell()
      #expect(shown[cell] == nil)
      shown[cell] = row
    }
  }

  @Test func holdsFewRowsOfReleasedCells() {
    final class Token {}
    var shown = ShownRows<Token>()
    weak var first: Token?
    var cells: [Cell] = []
    for count in 0..<200 {
      let token = Token()
      if count == 0 { first = token }
      let cell = Cell()
      shown[cell] = token
      // Kept cells keep their addresses, so that no entry takes the place of another.
      cells.append(cell)
    }
    #expect(first != nil)
    cells.removeFirst()
    let more = (0..<200).map { _ in Cell() }
    for cell in more { shown[cell] = Token() }
    #expect(first == nil)
  }
}
