// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A table of a few cases with bars, which fits the terminal.
struct SummaryTable {
  private let cases: [RecordedCase]
  private let terminal: Terminal

  init(_ cases: [RecordedCase], _ terminal: Terminal) {
    (self.cases, self.terminal) = (cases, terminal)
  }

  /// A column of numbers: its header, and its cell for a case.
  private struct Column {
    let header: String
    let cell: (RecordedCase) -> String
  }

  private static let gap = 2
  private static let leastBar = 12
  private static let leastTitle = 14

  var text: String {
    let columns = self.columns
    let widths = columns.map { column in
      max(column.header.count, cases.map { column.cell($0).count }.max() ?? 0)
    }
    let numbers = widths.reduce(0) { $0 + $1 + Self.gap }
    let room = terminal.columns - numbers
    let longest = max(header.count, cases.map { $0.title.count }.max() ?? 0)
    let scale = BarScale(cases.map(\.details.medianSeconds))
    let scaleText = scale.text { duration($0) }
    let hasBars = room - Self.gap - min(longest, 30) >= max(Self.leastBar, scaleText.count)
    let titleWidth = min(longest, hasBars ? max(30, room - Self.gap - 24) : room)
    let barWidth = min(40, room - Self.gap - titleWidth)

    func line(_ title: String, _ cells: [String], _ bar: String) -> String {
      var line = title.truncated(to: titleWidth).padded(to: titleWidth)
      for (cell, width) in zip(cells, widths) { line += "  " + cell.indented(to: width) }
      return hasBars ? line + "  " + bar : line
    }

    let head = line(header, columns.map(\.header), scaleText)
    let lines = cases.map { item in
      let bar = hasBars ? scale.bar(item.details.medianSeconds, columns: barWidth) : ""
      return line(item.title, columns.map { $0.cell(item) }, terminal.styled(bar, .cyan))
    }
    return ([terminal.styled(head, .bold)] + lines).joined(separator: "\n")
  }

  /// What the columns mean.
  var legend: String {
    let headers = columns.map(\.header)
    let peers = headers.filter { $0 == "stdlib" || $0 == "Heckel" }.joined(separator: " and ")
    var text = "time: the median of the rounds."
    if headers.contains("x scan") { text += " x scan: multiples of the bare loop." }
    if !peers.isEmpty { text += " \(peers): how many times as long these take." }
    return text
  }

  /// The number of rows, if all cases have the same.
  private var commonRows: Int? {
    Set(cases.map(\.rows)).count == 1 ? cases.first?.rows : nil
  }

  private var header: String { commonRows.map { "\(grouped($0)) rows" } ?? "case" }

  /// The columns that fit beside a title, the most important ones first.
  private var columns: [Column] {
    var columns = [Column(header: "time") { duration($0.details.medianSeconds) }]
    if commonRows == nil { columns.insert(Column(header: "rows") { grouped($0.rows) }, at: 0) }
    let others = [
      Column(header: "x scan") { Figures.number($0.details.timesScan) },
      Column(header: "stdlib") { Self.times($0.details.standardLibrarySeconds, $0) },
      Column(header: "Heckel") { Self.times($0.details.heckelSeconds, $0) },
    ]
    for column in others where cases.contains(where: { column.cell($0) != Figures.nothing }) {
      let needed = (columns.count + 1) * 9 + Self.leastTitle
      if needed <= terminal.columns { columns.append(column) }
    }
    return columns
  }

  private static func times(_ seconds: Double?, _ item: RecordedCase) -> String {
    seconds.map { formatted($0 / item.details.medianSeconds) + "x" } ?? Figures.nothing
  }
}
