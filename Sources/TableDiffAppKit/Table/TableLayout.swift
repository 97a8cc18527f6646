// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Maps the rows, headers and footers of sections to the rows of a table view.
  ///
  ///     sections   fruit (apple, pear), nuts (hazel)
  ///     table      0 fruit's header, 1 apple, 2 pear, 3 nuts' header, 4 hazel
  ///
  /// An *index* is the index of a row in the table view.
  struct TableLayout: Equatable {
    /// What a row of the table view shows.
    enum Element: Equatable {
      case header(section: Int)
      case row(RowPath)
      case footer(section: Int)
    }

    let hasHeaders: Bool
    let hasFooters: Bool

    /// The indexes of each section.
    private let starts: SectionStarts

    init(counts: some Sequence<Int>, hasHeaders: Bool = false, hasFooters: Bool = false) {
      let others = (hasHeaders ? 1 : 0) + (hasFooters ? 1 : 0)
      starts = SectionStarts(counts: counts.lazy.map { $0 + others })
      (self.hasHeaders, self.hasFooters) = (hasHeaders, hasFooters)
    }

    var hasSectionViews: Bool { hasHeaders || hasFooters }

    /// The number of rows in the table view.
    var count: Int { starts.rowCount }

    var sectionCount: Int { starts.sectionCount }

    var rowCounts: [Int] { (0..<sectionCount).map { rows(of: $0).count } }

    /// Returns the indexes of a section, with its header and footer.
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

    func isHeader(_ index: Int) -> Bool {
      if case .header? = element(at: index) { true } else { false }
    }

    /// Returns the path of the row at an index; `nil` if the index has no row of a section.
    func path(at index: Int) -> RowPath? {
      if case .row(let path)? = element(at: index) { path } else { nil }
    }

    /// Returns the index of a row, or of the place after the last row of a section.
    func index(of path: RowPath) -> Int { rows(of: path.section).lowerBound + path.row }

    /// Returns the path of a row after it is dropped above an index.
    ///
    /// Above a header, it goes to the end of the previous section, or the start of the first one.
    ///
    /// - Parameter index: An index before the row is removed, or the number of rows.
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
    /// The layout of the sections; `nil` without a ``SectionedTableDataSource``.
    var tableLayout: TableLayout? { (dataSource as? TableBridge)?.layout }

    func index(of path: RowPath) -> Int { tableLayout?.index(of: path) ?? path.row }
  }
#endif
