// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension PageSection {
  /// What the measures and the columns of the tables mean.
  static func measures(of record: RunRecord) -> PageSection {
    let measures = record.measures.sorted { $0.key < $1.key }.map { name, explanation -> Markup in
      "<div><dt>\(name)</dt><dd>\(explanation)</dd></div>\n"
    }
    return PageSection(
      id: "measures", heading: "What the figures mean",
      body: """
        <p>A time depends on the machine. The benchmark therefore times some simple pieces of \
        work, the measures, in the same rounds and over the same rows. A multiple of a measure is \
        the median of the ratios of all rounds.</p>
        <dl class="terms">
        \(measures)\(terms)</dl>

        """)
  }

  private static let terms: Markup = """
    <div><dt>changes</dt><dd>deleted (d), inserted (i), moved (m) and updated (u) rows; after \
    “sections”, those of the sections themselves</dd></div>
    <div><dt>closures, key path</dt><dd>the same diff with ids read by closures or by a key path, \
    as a multiple of the call</dd></div>
    <div><dt>planning</dt><dd>the batches for a list view, as a multiple of the diff</dd></div>
    <div><dt>difference(from:), textbook Heckel</dt><dd>how many times as long these algorithms \
    take; skipped if they would take too long</dd></div>
    <div><dt>p90, p99</dt><dd>the time that 90% or 99% of the rounds do not exceed; with fewer \
    than 100 rounds p99 is the slowest round</dd></div>

    """
}
