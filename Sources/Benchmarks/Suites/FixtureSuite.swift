// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Cases with real lists: each snapshot to the next, and the first to the last.
///
/// Each list is measured as a flat list and, if it has natural sections, as a list of sections.
enum FixtureSuite {
  static func run(_ options: Options, _ progress: Progress) throws(FixtureError) -> [Record] {
    let lists = try FixtureList.all(in: FixtureList.folder(named: options.fixturesPath))
    var records: [Record] = []
    for list in lists {
      records += run(list, "", options, progress) { title, old, new in
        CaseRunner(Subject(title: title, call: .diff), Workload(found: old, new), options).run()
      }
    }
    for list in lists {
      guard let name = FixtureSection.names[list.name] else { continue }
      records += run(list, " in sections", options, progress) { title, old, new in
        let workload = SectionedWorkload(
          found: FixtureSection.sections(of: old, named: name),
          FixtureSection.sections(of: new, named: name))
        return SectionedRunner(Subject(title: title, call: .diff), workload, options).run()
      }
    }
    return records
  }

  /// Runs the steps of one list and returns their records.
  private static func run(
    _ list: FixtureList, _ kind: String, _ options: Options, _ progress: Progress,
    _ record: (_ title: String, _ old: [FixtureRow], _ new: [FixtureRow]) -> Record
  ) -> [Record] {
    steps(list).compactMap { old, new in
      let (old, new) = (list.snapshots[old], list.snapshots[new])
      let title = "\(list.name)\(kind) \(old.name) to \(new.name)"
      if !options.includes(title) { return nil }
      progress.starts("fixtures", title, old.rows.count)
      let record = record(title, old.rows, new.rows)
      progress.ends(record)
      return record
    }
  }

  private static func steps(_ list: FixtureList) -> [(Int, Int)] {
    let last = list.snapshots.count - 1
    var steps = zip(list.snapshots.indices, list.snapshots.indices.dropFirst()).map { ($0, $1) }
    if last > 1 { steps.append((0, last)) }
    return steps
  }
}
