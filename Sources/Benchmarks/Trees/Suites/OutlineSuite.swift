// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks

/// Cases about outlines, and their targets.
package enum OutlineSuite {
  static let cases = [
    OutlineCase("1,000 nodes updated one by one", .updating, .seconds(30e-3)),
    OutlineCase("1,000 nodes moved one by one", .moving, .seconds(30e-3)),
    OutlineCase("1,000 nodes inserted and removed", .inserting, .seconds(60e-3)),
    OutlineCase("1,000 children expanded", .expanding, .seconds(200e-6)),
    OutlineCase("100,000 children expanded", .expandingMany, .seconds(10e-3)),
    OutlineCase("1,000 rows read", .reading, .seconds(1e-3)),
    OutlineCase("snapshot, 1% updated", .snapshot, .times(5, .flatDiff)),
    OutlineCase("made of nodes", .making, .seconds(1)),
  ]
}

/// A case about outlines.
package struct OutlineCase: Sendable {
  let name: String
  let call: OutlineCall
  let target: Target

  init(_ name: String, _ call: OutlineCall, _ target: Target) {
    (self.name, self.call, self.target) = (name, call, target)
  }

  package var title: String { "outlines: " + name }
}

extension OutlineSuite {
  /// Returns the cases that the options select, each with one number of nodes.
  package static func selected(_ options: Options) -> [(case: OutlineCase, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    let counts = options.counts ?? [1_000_000]
    return counts.flatMap { count in wanted.map { ($0, count) } }
  }

  /// Runs the cases one after another, on one outline if they can.
  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    var lists: OutlineLists?
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      let current =
        lists.flatMap { $0.count == item.count ? $0 : nil } ?? OutlineLists(count: item.count)
      lists = current
      let record = OutlineRunner(item: item.case, lists: current, options: options).run()
      progress.ends(record)
      return record
    }
  }
}
