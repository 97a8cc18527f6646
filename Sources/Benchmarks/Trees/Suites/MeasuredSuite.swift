// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks

/// Cases about measured arrays, and their targets.
package enum MeasuredSuite {
  static let cases = [
    MeasuredCase("1,000 tops of rows", .top, .seconds(1e-3)),
    MeasuredCase("1,000 rows at points", .index, .seconds(1e-3)),
    MeasuredCase("1,000 anchors made", .anchoring, .seconds(1e-3)),
    MeasuredCase("1,000 anchors after a change", .restoring, .seconds(1e-3)),
    MeasuredCase("1,000 rows updated one by one", .editing, .times(1.3, .treeArrays)),
    MeasuredCase("made of an array", .making, .times(1.5, .treeArrays)),
  ]
}

/// A case about measured arrays.
package struct MeasuredCase: Sendable {
  let name: String
  let call: MeasuredCall
  let target: Target

  init(_ name: String, _ call: MeasuredCall, _ target: Target) {
    (self.name, self.call, self.target) = (name, call, target)
  }

  package var title: String { "measured: " + name }
}

extension MeasuredSuite {
  /// Returns the cases that the options select, each with one number of rows.
  package static func selected(_ options: Options) -> [(case: MeasuredCase, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    let counts = options.counts ?? (options.isThorough ? [1_000_000, 10_000_000] : [1_000_000])
    return counts.flatMap { count in wanted.map { ($0, count) } }
  }

  /// Runs the cases one after another.
  ///
  /// Consecutive cases share a list of rows if they can.
  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    var lists = MeasuredLists(count: 0)
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      if lists.array.count != item.count {
        // The two would need much memory together.
        lists = MeasuredLists(count: 0)
        lists = MeasuredLists(count: item.count)
      }
      let record = MeasuredRunner(item: item.case, lists: lists, options: options).run()
      progress.ends(record)
      return record
    }
  }
}
