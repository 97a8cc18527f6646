// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One line of a chart of growth: a call, or a measure beside it.
struct ChartLine {
  let name: String
  let points: [(x: Double, y: Double)]
}

extension RunRecord.Growth {
  var keepsLimit: Bool {
    exponent <= limit ?? .infinity && !(timesFirst > timesLimit ?? .infinity)
  }

  /// The points whose numbers have a place on logarithmic axes, in ascending order.
  var drawnPoints: [Point] {
    points.filter { (1e-30...1e30).contains($0.x) && (1e-30...1e30).contains($0.seconds) }
      .sorted { $0.x < $1.x }
  }

  /// The lines of the chart: the call first, then the scan and the other measures.
  var series: [ChartLine] {
    let points = drawnPoints
    let call = ChartLine(
      name: variable == .rowsOfOneEdit ? "TreeArray" : "TableDiff",
      points: points.map { ($0.x, height(of: $0.seconds, at: $0)) })
    let names = Set(points.flatMap { $0.measureSeconds.keys })
      .sorted { ($0 == "scan" ? 0 : 1, $0) < ($1 == "scan" ? 0 : 1, $1) }
    let measures = names.compactMap { name -> ChartLine? in
      let measured = points.compactMap { point -> (x: Double, y: Double)? in
        guard let seconds = point.measureSeconds[name], (1e-30...1e30).contains(seconds) else {
          return nil
        }
        return (point.x, height(of: seconds, at: point))
      }
      return measured.isEmpty ? nil : ChartLine(name: name, points: measured)
    }
    return [call] + measures
  }

  /// Whether *x* is a number of rows.
  var isByRows: Bool { variable != .editedShare }

  /// Returns what the chart draws of some seconds: the time a row, if rows are what varies; the time of
  /// one edit as it is.
  func height(of seconds: Double, at point: Point) -> Double {
    variable == .rows ? seconds / point.x : seconds
  }

  /// Returns the place of a point on the horizontal axis as text.
  func text(ofX x: Double) -> String {
    switch variable {
    case .rows, .rowsOfOneEdit: Figures.number(x) + " rows"
    case .editedShare: Figures.plain(x * 100) + "%"
    }
  }
}
