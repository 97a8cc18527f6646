// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A run's results as a page that needs no other file and no network.
///
/// The same records always give the same text.
package struct HTMLReport {
  let record: RunRecord

  /// The run that the times are compared with.
  let other: RunRecord?

  package init(_ record: RunRecord, comparedWith other: RunRecord? = nil) {
    self.record = record
    self.other = other
  }

  package var text: String { page.text }

  private var sections: [PageSection] {
    let cases = record.cases
    let sections =
      [
        .summary(of: record),
        .machine(of: record, comparedWith: other),
        other.map { .comparison(of: record, with: $0) },
        .growth(record.growth ?? [], comparedWith: other?.growth ?? []),
        .cases(cases),
        .frames(cases),
        .memory(cases),
        .measures(of: record),
      ] as [PageSection?]
    return sections.compactMap { $0 }
  }

  private var page: Markup {
    let sections = sections
    let head = PageHead(
      title: "TableDiff benchmarks, \(record.date)", style: Self.style, nonce: Self.nonce)
    return """
      \(head.markup)<body>
      <a class="skip" href="#content">Skip to the results</a>
      \(header)<div class="columns">
      \(contents(of: sections))<main id="content" tabindex="-1">
      \(sections.map(\.markup))</main>
      </div>
      <div id="tip" role="tooltip" hidden></div>
      <script nonce="\(Self.nonce)">
      \(WebFiles.reportJS)</script>
      </body>
      </html>

      """
  }

  private var header: Markup {
    """
    <header>
    <h1>TableDiff benchmarks</h1>
    <p>\(record.machine.text), \(record.date)</p>
    </header>

    """
  }

  private func contents(of sections: [PageSection]) -> Markup {
    """
    <div class="side">
    <search class="filter" hidden>
    <label for="filter">Filter cases</label>
    <input id="filter" type="search" autocomplete="off" spellcheck="false" \
    placeholder="title, call or rows" aria-describedby="matches" aria-keyshortcuts="/">
    <p id="matches" role="status"></p>
    </search>
    <nav aria-label="Contents">
    <details class="contents">
    <summary>Contents</summary>
    <ul>
    \(sections.map(\.entry))</ul>
    <ul class="calls" aria-label="Calls">
    \(sections.flatMap(\.entriesOfParts))</ul>
    </details>
    </nav>
    </div>

    """
  }

  private static let style = WebFiles.layoutCSS + WebFiles.chartsCSS + WebFiles.printCSS
  private static let nonce = "report"
}
