// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A part of the page with a heading, which the table of contents names.
struct PageSection {
  let id: String
  let heading: String
  let body: Markup

  /// The headings within the section that the table of contents names.
  var parts: [(id: String, heading: String, note: String)] = []

  var markup: Markup {
    """
    <section id="\(id)" aria-labelledby="\(id)-heading">
    <h2 id="\(id)-heading">\(heading)</h2>
    \(body)</section>

    """
  }

  var entry: Markup { "<li><a href=\"#\(id)\">\(heading)</a></li>\n" }

  var entriesOfParts: [Markup] {
    parts.map { part in
      """
      <li><a href="#\(part.id)">\(part.heading)</a> <span class="note">\(part.note)</span></li>

      """
    }
  }
}

extension PageSection {
  /// Creates a section with the cases of each call under a heading of its own.
  ///
  /// Groups for which there is nothing to show are left out.
  init(
    id: String, heading: String, introduction: Markup, groups: [CaseGroup],
    namesParts: Bool = false,
    content: (CaseGroup) -> Markup?
  ) {
    var body = introduction
    var parts: [(String, String, String)] = []
    var source: RunRecord.Source?
    for (index, group) in groups.enumerated() {
      guard let content = content(group) else { continue }
      if source != group.source {
        if source != nil { body = body + "</div>\n" }
        body = body + "<div data-source>\n<h3>\(group.source.heading)</h3>\n"
        source = group.source
      }
      let part = "\(id)-\(index + 1)"
      body =
        body + """
          <div class="group" data-call="\(group.call)">
          <h4 id="\(part)"><code>\(group.call)</code></h4>
          \(content)</div>

          """
      if namesParts { parts.append((part, group.call, group.note)) }
    }
    if source != nil { body = body + "</div>\n" }
    self.init(id: id, heading: heading, body: body, parts: parts)
  }
}
