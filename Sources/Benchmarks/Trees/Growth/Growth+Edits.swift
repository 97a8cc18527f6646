// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks

extension Growth {
  /// Measures one edit after another of a tree array, in turns with the same kind of edit of an array.
  package mutating func measureEdits(_ counts: [Int]) {
    let series = GrowthSeries.all.filter {
      $0.variable == .rowsOfOneEdit && options.includes($0.title)
    }
    if series.isEmpty { return }
    for count in counts {
      var lists = EditGrowth(count: count, options)
      for item in series {
        guard case .tree(let kind) = item.edit else { continue }
        let (point, problems) = lists.point(kind)
        add(point, problems, item, title: item.title, call: EditGrowth.call)
        let peers = point.measureSeconds.sorted { $0.key < $1.key }
        progress.note(
          "\(item.title), \(item.variable.text(point.x)): "
            + ([duration(point.seconds)] + peers.map { "\($0.key) \(duration($0.value))" })
            .joined(separator: ", "))
        for problem in problems { progress.note("  WRONG: " + problem) }
      }
    }
  }
}
