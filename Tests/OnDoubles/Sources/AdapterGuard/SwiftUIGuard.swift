// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffCollections
import TableDiffSwiftUI
import UIKit

extension Guard {
  /// Measures lists of SwiftUI, from an evaluation to its batch: with an array, and with a tree array.
  mutating func checkSwiftUI() async {
    let (old, new) = Row.states
    check("FastList of an array", seconds: await Self.fastest(old, new))
    let tree = TreeArray(old)
    var newTree = tree
    newTree[500_000].content = 1
    let seconds = await Self.fastest(tree, newTree)
    check("FastList of a tree array", seconds: seconds)
    print("  in microseconds: \(Int((seconds * 1e6).rounded()))")
    let shared = await Self.fastest { await Self.secondsOfSharedRows(tree) }
    print("  of rows that share their storage, in nanoseconds: \(Int((shared * 1e9).rounded()))")
  }

  private static func fastest(_ call: () async -> Double) async -> Double {
    var fastest = Double.infinity
    for _ in 0..<callCount { fastest = min(fastest, await call()) }
    return fastest
  }

  /// Returns the least time from an evaluation with new rows until the batch begins.
  ///
  /// Inlined, so that the list is written where the type of its rows is known, as in a client.
  @inline(__always)
  private static func fastest<Rows: RandomAccessCollection & RangeReplaceableCollection>(
    _ old: Rows, _ new: Rows
  ) async -> Double where Rows.Element == Row {
    await fastest { await seconds(old, new) }
  }

  @inline(__always)
  private static func seconds<Rows: RandomAccessCollection & RangeReplaceableCollection>(
    _ old: Rows, _ new: Rows
  ) async -> Double where Rows.Element == Row {
    var begin = ContinuousClock.now
    var seconds: Double?
    var options = UpdateOptions()
    options.onEvent = { event in
      guard case .diffEnded = event else { return }
      let time = (ContinuousClock.now - begin).components
      seconds = Double(time.attoseconds) / 1e18 + Double(time.seconds)
    }
    let (graph, window) = show(FastList(old) { Text("\($0.content)") }.updateOptions(options))
    begin = .now
    graph.show(FastList(new) { Text("\($0.content)") }.updateOptions(options))
    while seconds == nil { await Task.yield() }
    withExtendedLifetime(window) { graph.clear() }
    return seconds ?? .infinity
  }

  /// Returns the time of one of 1,000 evaluations that change nothing.
  private static func secondsOfSharedRows(_ rows: TreeArray<Row>) async -> Double {
    let (graph, window) = show(FastList(rows) { Text("\($0.content)") })
    let all = seconds {
      for _ in 0..<1_000 { graph.show(FastList(rows) { Text("\($0.content)") }) }
    }
    withExtendedLifetime(window) { graph.clear() }
    return all / 1_000
  }

  /// Shows a list in a window.
  private static func show<Root: View>(_ root: Root) -> (ViewGraph, UIWindow) {
    let (graph, window) = (
      ViewGraph(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    )
    graph.show(root)
    if let table = graph.platformViews.lazy.compactMap({ $0 as? UITableView }).first {
      table.frame = window.frame
      table.double.putOnScreen(in: window)
    }
    return (graph, window)
  }
}
