// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Lists that really changed: each snapshot to the next, and the first to the last.
enum FixtureSuite {
  static func run(_ options: Options, _ progress: Progress) throws(FixtureError) -> [Record] {
    var records: [Record] = []
    for list in try FixtureList.all(in: FixtureList.folder(named: options.fixturesPath)) {
      for (old, new) in steps(list) {
        let (old, new) = (list.snapshots[old], list.snapshots[new])
        let title = "\(list.name) \(old.name) to \(new.name)"
        if !options.includes(title) { continue }
        progress.starts("fixtures", title, old.rows.count)
        let record = CaseRunner(
          Subject(title: title, call: .diff), Workload(found: old.rows, new.rows), options
        ).run()
        progress.ends(record)
        records.append(record)
      }
    }
    return records
  }

  private static func steps(_ list: FixtureList) -> [(Int, Int)] {
    let last = list.snapshots.count - 1
    var steps = zip(list.snapshots.indices, list.snapshots.indices.dropFirst()).map { ($0, $1) }
    if last > 1 { steps.append((0, last)) }
    return steps
  }
}
