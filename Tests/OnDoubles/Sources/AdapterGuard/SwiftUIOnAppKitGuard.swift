// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import SwiftUI
import TableDiffCollections
import TableDiffSwiftUIOnAppKit

extension Guard {
  /// Measures a list of sections on AppKit, from an evaluation to its batch.
  mutating func checkSwiftUIOnAppKit() async {
    let (rows, _) = Row.states
    let quarter = rows.count / 4
    let old = (0..<4).map { section in
      TreeSection(id: section, rows: TreeArray(rows[section * quarter..<(section + 1) * quarter]))
    }
    var new = old
    new[2].rows[quarter / 2].content = 1
    var fastest = Double.infinity
    for _ in 0..<Self.callCount { fastest = min(fastest, await Self.seconds(old, new)) }
    check("FastList of sections in tree arrays, on AppKit", seconds: fastest)
    print("  in microseconds: \(Int((fastest * 1e6).rounded()))")
  }

  @inline(__always)
  private static func seconds(_ old: [TreeSection], _ new: [TreeSection]) async -> Double {
    var begin = ContinuousClock.now
    var seconds: Double?
    var options = UpdateOptions()
    options.onEvent = { event in
      guard case .diffEnded = event else { return }
      let time = (ContinuousClock.now - begin).components
      seconds = Double(time.attoseconds) / 1e18 + Double(time.seconds)
    }
    let (graph, window) = (ViewGraph(), NSWindow())
    func show(_ sections: [TreeSection]) {
      graph.show(
        FastList(sections: sections) { Text("\($0.content)") }
          .header { Text("\($0.id)") }.updateOptions(options))
    }
    show(old)
    if let scrollView = graph.platformViews.lazy.compactMap({ $0 as? NSScrollView }).first {
      scrollView.frame = NSRect(x: 0, y: 0, width: 320, height: 480)
      window.contentView = scrollView
      window.layoutIfNeeded()
    }
    begin = .now
    show(new)
    while seconds == nil { await Task.yield() }
    withExtendedLifetime(window) { graph.clear() }
    return seconds ?? .infinity
  }
}

/// A section whose versions share their rows.
private struct TreeSection: ListSection {
  let id: Int
  var rows: TreeArray<Row>

  init(id: Int, rows: TreeArray<Row>) { (self.id, self.rows) = (id, rows) }

  init(_ section: TreeSection, rows: TreeArray<Row>) { self.init(id: section.id, rows: rows) }
}
