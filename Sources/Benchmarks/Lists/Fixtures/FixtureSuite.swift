// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport

/// Cases with real lists: from each snapshot to the next, and from the first to the last.
///
/// Each list is measured as a flat list and, if it has natural sections, as a list of sections.
package enum FixtureSuite {
  package static func cases(_ lists: [FixtureList]) -> [Benchmark] {
    lists.flatMap { list in
      cases(list, "", FlatCall.diff.rawValue) { FlatLists(Workload(found: $0, $1)).trial(.diff) }
    }
      + lists.flatMap { list in
        guard let name = FixtureSection.names[list.name] else { return [Benchmark]() }
        return cases(list, " in sections", SectionedCall.diff.rawValue) { old, new in
          SectionedLists(
            found: FixtureSection.sections(of: old, named: name),
            FixtureSection.sections(of: new, named: name)
          ).trial(.diff)
        }
      }
  }

  private static func cases(
    _ list: FixtureList, _ kind: String, _ call: String,
    _ trial: @escaping @Sendable (_ old: [FixtureRow], _ new: [FixtureRow]) -> Trial
  ) -> [Benchmark] {
    let snapshots = list.snapshots
    var steps = Array(zip(snapshots, snapshots.dropFirst()))
    if steps.count > 1 { steps.append((snapshots[0], snapshots[snapshots.count - 1])) }
    return steps.map { old, new in
      Benchmark(
        "\(list.name)\(kind) \(old.name) to \(new.name)", call, source: .fixtures,
        counts: [old.rows.count], isFixedCount: true
      ) { _, _ in trial(old.rows, new.rows) }
    }
  }
}
