// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections
import TableDiffQueries

/// Calls that can be stopped, beside the same calls without `shouldStop`.
enum StoppableCalls {
  static let cases = [
    call("another order") { tree in
      tree.derived.sorted { $0.id < $1.id }
    } change: { list, _ in
      list.update(.order { $0.title < $1.title })
    } stoppable: { list, _ in
      list.update(.order { $0.title < $1.title }, shouldStop: { false })
    },
    call("sorted and grouped from empty") { _ in
      TreeArray<Row>().derived.sorted { $0.title < $1.title }.grouped { $0.initial }
    } change: { list, new in
      list.update(to: new.tree)
    } stoppable: { list, new in
      list.update(to: new.tree, shouldStop: { false })
    },
    call("a filter of a sorted list") { tree in
      tree.derived.sorted { $0.title < $1.title }
    } change: { list, _ in
      list.update(.filter { $0.id.isMultiple(of: 2) })
    } stoppable: { list, _ in
      list.update(.filter { $0.id.isMultiple(of: 2) }, shouldStop: { false })
    },
    call("the first 100 rows from empty") { _ in
      first(TreeArray())
    } change: { list, new in
      list.update(to: new.tree)
    } stoppable: { list, new in
      list.update(to: new.tree, shouldStop: { false })
    },
    tenth("the first 100 rows", first),
    tenth("the last title of each initial") {
      DerivedTotals(maximum: $0, by: { $0.initial }, of: { $0.title })
    },
    tenth("the first of each title") { DerivedDistinct($0) { $0.title } },
  ]

  /// A list and its next version, in which a tenth of the rows changed.
  struct Versions: Sendable {
    let tree, edited: TreeArray<Row>

    init(_ rows: [Row]) {
      tree = TreeArray(rows)
      var edited = tree
      for offset in stride(from: 0, to: rows.count, by: 10) { edited[offset].edit() }
      self.edited = edited
    }
  }

  @Sendable
  private static func first(_ tree: TreeArray<Row>) -> DerivedPrefix<TreeArray<Row>> {
    DerivedPrefix(tree, count: 100) { $0.title < $1.title }
  }

  private static func tenth<Query: RowQuery & SendableMetatype>(
    _ name: String, _ make: @escaping @Sendable (TreeArray<Row>) -> Query
  ) -> Benchmark where Query.Source == TreeArray<Row> {
    call("a tenth of the rows changed, \(name)") { tree in
      make(tree)
    } change: { list, new in
      list.update(to: new.edited)
    } stoppable: { list, new in
      list.update(to: new.edited, shouldStop: { false })
    }
  }

  private static func call<List, Diff: Equatable>(
    _ name: String, make: @escaping @Sendable (TreeArray<Row>) -> List,
    change: @escaping @Sendable (inout List, Versions) -> Diff,
    stoppable: @escaping @Sendable (inout List, Versions) -> Diff?
  ) -> Benchmark {
    Benchmark(
      "stoppable: " + name, "the call with shouldStop", counts: [10_000, 1_000_000],
      isLong: true, targets: [1_000_000: .times(1.15, .unstoppable)]
    ) { count, bench in
      let pair = Row.titled(count, bench)
      let versions = Versions(pair.rows)
      let list = make(versions.tree)
      var (plain, stopped) = (list, list)
      let isRight = stoppable(&stopped, versions) == change(&plain, versions)
      var trial = Trial(
        problems: isRight ? [] : ["the diff is another one with shouldStop"],
        TimedCall {
          var list = list
          return stoppable(&list, versions)
        }, [.measure(.scan): TimedCall { Row.scan(pair.rows, pair.twin) }],
        beside: [.measure(.unstoppable)])
      trial.others[.measure(.unstoppable)] = TimedCall {
        var list = list
        return change(&list, versions)
      }
      return trial
    }
  }
}
