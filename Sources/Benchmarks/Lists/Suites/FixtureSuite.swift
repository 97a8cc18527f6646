// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport

/// Cases with real lists: each snapshot to the next, and the first to the last.
///
/// Each list is measured as a flat list and, if it has natural sections, as a list of sections.
package enum FixtureSuite {
  /// Returns the cases that the options select.
  package static func selected(_ lists: [FixtureList], _ options: Options) -> [(
    title: String, rows: Int
  )] {
    let inSections = lists.filter { FixtureSection.names[$0.name] != nil }
    let all = lists.map { ($0, "") } + inSections.map { ($0, sectioned) }
    return all.flatMap { list, kind in
      steps(list).map { (title(list, kind, $0), list.snapshots[$0.old].rows.count) }
    }.filter { options.includes($0.0) }
  }

  /// Runs the cases of these lists that the options select, one after another.
  package static func run(
    _ lists: [FixtureList], _ options: Options, _ progress: Progress
  ) -> [Record] {
    var records: [Record] = []
    for list in lists {
      records += run(list, "", options, progress) { title, old, new in
        CaseRunner(Subject(title: title, call: .diff), Workload(found: old, new), options).run()
      }
    }
    for list in lists {
      guard let name = FixtureSection.names[list.name] else { continue }
      records += run(list, sectioned, options, progress) { title, old, new in
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
    steps(list).compactMap { step in
      let title = title(list, kind, step)
      if !options.includes(title) { return nil }
      let (old, new) = (list.snapshots[step.old], list.snapshots[step.new])
      progress.starts("fixtures", title, old.rows.count)
      let record = record(title, old.rows, new.rows)
      progress.ends(record)
      return record
    }
  }

  /// What the titles of lists of sections have behind the list's name.
  private static let sectioned = " in sections"

  private static func title(
    _ list: FixtureList, _ kind: String, _ step: (old: Int, new: Int)
  ) -> String {
    "\(list.name)\(kind) \(list.snapshots[step.old].name) to \(list.snapshots[step.new].name)"
  }

  private static func steps(_ list: FixtureList) -> [(old: Int, new: Int)] {
    let last = list.snapshots.count - 1
    var steps = zip(list.snapshots.indices, list.snapshots.indices.dropFirst()).map { ($0, $1) }
    if last > 1 { steps.append((0, last)) }
    return steps
  }
}
