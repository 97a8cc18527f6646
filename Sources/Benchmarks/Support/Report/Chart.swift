// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

/// A chart of a record as SVG text.
struct Chart {
  /// The color of a series: the library's, and those of others.
  enum Style: String { case first, second, third }

  static let width = 800.0
  static let top = 76.0

  /// The height of a bar, and the size of a series' mark.
  static let bar = 13.0

  private var drawn: [String] = []

  mutating func text(
    _ x: Double, _ y: Double, _ words: String, _ style: String? = nil, anchor: String? = nil
  ) {
    let style = style.map { #" class="\#($0)""# } ?? ""
    let anchor = anchor.map { #" text-anchor="\#($0)""# } ?? ""
    drawn.append("  <text\(style)\(Self.place("", x, y))\(anchor)>\(Self.escaped(words))</text>")
  }

  /// Draws a bar or the mark of a series.
  mutating func box(_ style: Style, _ x: Double, _ y: Double, width: Double = bar) {
    drawn.append(
      "  <rect class=\"\(style.rawValue)\"\(Self.place("", x, y))"
        + " width=\"\(Self.number(width))\" height=\"\(Self.number(Self.bar))\" rx=\"2\"/>")
  }

  mutating func line(_ style: String, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double))
  {
    drawn.append(
      "  <line class=\"\(style)\"\(Self.place("1", from.x, from.y))\(Self.place("2", to.x, to.y))/>"
    )
  }

  /// Draws a line through points.
  mutating func polyline(_ style: Style, _ points: [(x: Double, y: Double)]) {
    let places = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
    drawn.append(
      "  <polyline class=\"line \(style.rawValue)\" points=\"\(places.joined(separator: " "))\"/>")
    for point in points {
      drawn.append(
        "  <circle class=\"\(style.rawValue)\"\(Self.place("", point.x, point.y, "c")) r=\"3.5\"/>")
    }
  }

  /// Returns the chart as SVG.
  ///
  /// - Parameters:
  ///   - title: The subject of the chart, and its scale.
  ///   - better: The direction of better values.
  ///   - sentences: A description for readers who cannot see the chart.
  ///   - timing: How the values were timed.
  func svg(
    of record: RunRecord, title: (what: String, scale: String), better: String,
    sentences: [String], timing: String, height: Double
  ) -> String {
    var frame = Chart()
    frame.text(12, 26, title.what, "heading")
    frame.text(Self.width - 12, 26, better, "quiet", anchor: "end")
    var foot = Chart()
    let machine = record.machine
    foot.text(
      12, height - 12, "\(machine.processor), \(machine.toolchain), \(record.date); \(timing)",
      "quiet")
    let (width, height) = (Self.number(Self.width), Self.number(height))
    let size = "viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img" aria-labelledby="title description">
        <!-- Copyright (c) 2026 the TableDiff authors
             SPDX-License-Identifier: Apache-2.0
             Made by Benchmarks report of the record of a run. -->
        <title id="title">\(Self.escaped("\(title.what), \(title.scale)"))</title>
        <desc id="description">\(Self.escaped(sentences.joined(separator: ". "))).</desc>
        <style>
      \(Self.style)
        </style>
      \((frame.drawn + drawn + foot.drawn).joined(separator: "\n"))
      </svg>

      """
  }

  private static let style = """
        text { font: 13px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; fill: #1f2328 }
        .heading { font-weight: 600; font-size: 15px }
        .quiet { fill: #59636e; font-size: 12px }
        .own { font-weight: 600 }
        .grid { stroke: #d1d9e0 }
        .frame { stroke: #59636e; stroke-dasharray: 5 4 }
        .first { color: #0969da } .second { color: #bc4c00 } .third { color: #818b98 }
        rect, circle { fill: currentColor }
        .line { fill: none; stroke: currentColor; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
        @media (prefers-color-scheme: dark) {
          text { fill: #f0f6fc }
          .quiet { fill: #9198a1 }
          .grid { stroke: #3d444d }
          .frame { stroke: #9198a1 }
          .first { color: #4493f8 } .second { color: #db6d28 } .third { color: #656c76 }
        }
    """

  private static func place(
    _ suffix: String, _ x: Double, _ y: Double, _ prefix: String = ""
  ) -> String {
    " \(prefix)x\(suffix)=\"\(number(x))\" \(prefix)y\(suffix)=\"\(number(y))\""
  }

  /// Returns a number with at most one decimal place.
  private static func number(_ number: Double) -> String {
    let text = String(format: "%.1f", number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}

/// A logarithmic axis between two powers of ten.
package struct LogAxis {
  let powers: ClosedRange<Int>

  /// The positions of the axis' ends.
  let start, end: Double

  package init(_ values: [Double], from start: Double, to end: Double) {
    let logarithms = values.map(log10)
    powers =
      Int((logarithms.min() ?? 0).rounded(.down))...Int((logarithms.max() ?? 0).rounded(.up))
    (self.start, self.end) = (start, end)
  }

  /// The powers of ten at which the axis has ticks.
  package var ticks: [Double] { powers.map { pow(10, Double($0)) } }

  package func place(_ value: Double) -> Double {
    let share = (log10(value) - Double(powers.lowerBound)) / Double(powers.count - 1)
    return start + share * (end - start)
  }
}
