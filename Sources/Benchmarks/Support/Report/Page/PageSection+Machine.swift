// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension PageSection {
  /// The machines, toolchains and days of one run or of two.
  static func machine(of record: RunRecord, comparedWith other: RunRecord?) -> PageSection {
    let records = [record] + (other.map { [$0] } ?? [])
    let facts: [(String, (RunRecord) -> String)] = [
      ("Processor", { "\($0.machine.processor), \(counted($0.machine.cores, "core"))" }),
      ("System", { $0.machine.system }),
      ("Toolchain", { $0.machine.toolchain }),
      ("Day, in UTC", { $0.date }),
      ("Time without a processor", { Figures.percent($0.waited) }),
    ]
    let rows = facts.map { name, value -> Markup in
      let cells = records.map { record -> Markup in "<td>\(value(record))</td>" }
      return "<tr><th scope=\"row\">\(name)</th>\(cells)</tr>\n"
    }
    let header: Markup =
      other == nil
      ? .empty
      : """
      <thead><tr><td></td><th scope="col">This run</th><th scope="col">Other run</th></tr></thead>

      """
    let isLoaded = records.contains { $0.waited >= 0.1 }
    let warning: Markup =
      isLoaded
      ? """
      <p class="warning">Other programs ran at the same time and took a tenth of the processor or \
      more. Measure again on an idle machine.</p>

      """
      : .empty
    return PageSection(
      id: "machine", heading: "Machine and toolchain",
      body: """
        <table class="facts">
        <caption class="unseen">Machine and toolchain</caption>
        \(header)<tbody>
        \(rows)</tbody>
        </table>
        \(warning)
        """)
  }
}
