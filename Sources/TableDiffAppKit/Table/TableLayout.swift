// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Where a table view, which knows rows alone, shows the rows, headers and footers of sections.
  ///
  ///     sections   fruit (apple, pear), nuts (hazel)
  ///     table      0 fruit's header, 1 apple, 2 pear, 3 nuts' header, 4 hazel
  ///
  /// An *index* is that of a row of the table view.
  struct TableLayout: Equatable {
    /// What a row of the table view shows.
    enum Element: Equatable {
      case header(section: Int)
      case row(RowPath)
      case footer(section: Int)
    }

    let hasHeaders: Bool
    let hasFooters: Bool

    /// The indexes of what each section shows.
    private let starts: SectionStarts

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - counts: The number of rows in each section.
    ///   - hasHeaders: Whether there is a header above the rows of each section.
    ///   - hasFooters: Whether there is a footer below them.
    init(counts: some Sequence<Int>, hasHeaders: Bool = false, hasFooters: Bool = false) {
      let others = (hasHeaders ? 1 : 0) + (hasFooters ? 1 : 0)
      starts = SectionStarts(counts: counts.lazy.map { $0 + others })
      (self.hasHeaders, self.hasFooters) = (hasHeaders, hasFooters)
    }

    /// Whether there is anything but rows.
    var hasSectionViews: Bool { hasHeaders || hasFooters }

    /// The number of rows of the table view.
    var count: Int { starts.rowCount }

    var sectionCount: Int { starts.sectionCount }

    /// The number of rows in each section.
    var rowCounts: [Int] { (0..<sectionCount).map { rows(of: $0).count } }

    /// Returns the indexes of what a section shows.
    func elements(of section: Int) -> Range<Int> { starts.rows(of: section) }

    /// Returns the indexes of the rows of a section.
    func rows(of section: Int) -> Range<Int> {
      let elements = elements(of: section)
      return elements.lowerBound + (hasHeaders ? 1 : 0)..<elements.upperBound - (hasFooters ? 1 : 0)
    }

    /// Returns what the table view shows at an index; `nil` if it has no such row.
    func element(at index: Int) -> Element? {
      guard (0..<count).contains(index) else { return nil }
      let section = starts.section(of: index)
      let rows = rows(of: section)
      if index < rows.lowerBound { return .header(section: section) }
      if index >= rows.upperBound { return .footer(section: section) }
      return .row(RowPath(section: section, row: index - rows.lowerBound))
    }

    /// Returns whether a header is at an index.
    func isHeader(_ index: Int) -> Bool {
      if case .header? = element(at: index) { true } else { false }
    }

    /// Returns the path of the row at an index; `nil` if no row of a section is there.
    func path(at index: Int) -> RowPath? {
      if case .row(let path)? = element(at: index) { path } else { nil }
    }

    /// Returns the index of a row, or of the place behind the last row of a section.
    func index(of path: RowPath) -> Int { rows(of: path.section).lowerBound + path.row }

    /// Returns the path that a row gets when it is dropped above an index.
    ///
    /// What is dropped above a header goes to the end of the section before it, or to the start of the first
    /// one.
    ///
    /// - Parameters:
    ///   - source: The path of the row.
    ///   - index: An index before the row is taken from its place, or that behind the last one.
    func place(of source: RowPath, above index: Int) -> RowPath {
      let place =
        switch element(at: index) {
        case .row(let path)?: path
        case .header(section: 0)?: RowPath(section: 0, row: 0)
        case .header(let section)?: end(of: section - 1)
        case .footer(let section)?: end(of: section)
        case nil: end(of: sectionCount - 1)
        }
      if place.section != source.section || place.row <= source.row { return place }
      return RowPath(section: place.section, row: place.row - 1)
    }

    private func end(of section: Int) -> RowPath {
      RowPath(section: section, row: rows(of: section).count)
    }
  }

  extension NSTableView {
    /// What the table view shows; `nil` if it shows rows and nothing else.
    var tableLayout: TableLayout? { (dataSource as? TableBridge)?.layout }

    /// Returns the index of a row.
    func index(of path: RowPath) -> Int { tableLayout?.index(of: path) ?? path.row }
  }
#endif
