// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// The cases of one call, from one source.
struct CaseGroup {
  let call: String
  let source: RunRecord.Source
  let cases: [RecordedCase]

  /// What the table of contents says about the group.
  var note: String {
    source == .generated ? grouped(cases.count) : "\(grouped(cases.count)) between releases"
  }
}

extension [RecordedCase] {
  /// The cases by source and call: first the generated lists, and calls in the order of the record.
  var groups: [CaseGroup] {
    [RunRecord.Source.generated, .fixtures].flatMap { source in
      let cases = filter { $0.source == source }
      var calls: [String] = []
      for case let call in cases.map(\.call) where !calls.contains(call) { calls.append(call) }
      return calls.map { call in
        CaseGroup(call: call, source: source, cases: cases.filter { $0.call == call })
      }
    }
  }
}

extension RunRecord.Source {
  var heading: String {
    switch self {
    case .generated: "Generated lists"
    case .fixtures: "Lists that changed between releases"
    }
  }
}
