// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A cell that shows another text than it should.
public struct StaleCell: Sendable, Hashable {
  /// The path of the row, or of the first row of a header's section.
  public let path: IndexPath

  /// The text that the cell shows.
  public let shown: String?

  /// The text that it should show.
  public let expected: String?

  /// Whether the cell is visible, not only prepared.
  public let isVisible: Bool

  /// Creates the description of a cell.
  public init(path: IndexPath, shown: String?, expected: String?, isVisible: Bool) {
    self.path = path
    self.shown = shown
    self.expected = expected
    self.isVisible = isVisible
  }
}

/// What is on the screen.
extension ListViewDouble {
  /// Returns the texts of all labels in a view.
  public static func labelTexts(of view: UIView) -> String? {
    let texts = labels(in: view).compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: " | ")
  }

  private static func labels(in view: UIView) -> [UILabel] {
    [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
  }

  /// The texts of the visible cells, ascending by path.
  public var visibleTexts: [String?] { visibleCells.map { Self.labelTexts(of: $0.view) } }

  /// The paths of the cells that are prepared but not visible, ascending.
  public var preparedPaths: [IndexPath] {
    cells.filter { !$0.value.isVisible }.keys.sorted()
  }

  /// Returns the texts of the visible supplementary views of a kind, by sections.
  ///
  /// The kinds of a table view are `header` and `footer`.
  public func supplementaryTexts(_ kind: String) -> [Int: String?] {
    Dictionary(
      uniqueKeysWithValues: supplementaries(kind).map { ($0.section, Self.labelTexts(of: $0.view)) }
    )
  }

  /// Returns the cells, visible and prepared, that show other texts than they should.
  ///
  /// - Parameter expected: The text that the cell at a path should show.
  public func staleCells(expected: (IndexPath) -> String?) -> [StaleCell] {
    cells.sorted { $0.key < $1.key }.compactMap { path, cell in
      let (shown, expected) = (Self.labelTexts(of: cell.view), expected(path))
      return shown == expected
        ? nil : StaleCell(path: path, shown: shown, expected: expected, isVisible: cell.isVisible)
    }
  }

  /// Returns the sections whose visible supplementary views of a kind show other texts than they
  /// should, ascending.
  ///
  /// - Parameters:
  ///   - kind: The kind; for a table view, `header` or `footer`.
  ///   - expected: The text that the view of a section should show.
  public func staleSupplementaries(_ kind: String, expected: (Int) -> String?) -> [Int] {
    supplementaries(kind).filter { Self.labelTexts(of: $0.view) != expected($0.section) }.map(
      \.section)
  }
}
