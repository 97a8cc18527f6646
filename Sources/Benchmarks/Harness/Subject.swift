// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The measured call of a workload, and the results expected of it.
struct Subject<Call: Sendable>: Sendable {
  let title: String
  let call: Call
  var target: Target?

  /// The target for peak memory, in bytes a row.
  var scratch: Double?

  /// The changes of rows that the diff must have, if they are known beforehand.
  var stated: ChangeCounts?
}

/// A timed call on flat lists.
enum FlatCall: String, Sendable, CaseIterable {
  case diff = "old.tableDiff(to: new)"
  case applying = "old.applying(diff, rowsFrom: new)"
  case performing = "view.perform(batch, rows: new)"
}

/// A timed call on lists whose ids repeat.
enum RepeatedCall: String, Sendable, CaseIterable {
  case diff = "ListDiff(from: old, to: new, id: \\.self, moves: .never, algorithm: .lcs)"
}

/// A timed call on a diff, or on what was made of it.
enum ValueCall: String, Sendable, CaseIterable {
  case inverse = "diff.inverse"
  case offsetMap = "OffsetMap(diff)"
  case composition = "diff.followed(by: second)"
  case steps = "diff.steps"
  case encoding = "patch.encoded { row, writer in … }"
  case decoding = "ListPatch(decoding: bytes) { reader in … }"
  case applyingPatch = "old.applying(patch)"

  /// The call as it distinguishes titles.
  var title: String {
    switch self {
    case .inverse: "inverted"
    case .offsetMap: "mapped"
    case .composition: "composed with another"
    case .steps: "as steps"
    case .encoding: "encoded"
    case .decoding: "decoded"
    case .applyingPatch: "patched"
    }
  }
}

/// A timed call on lists of sections.
enum SectionedCall: String, Sendable, CaseIterable {
  case diff = "old.sectionedDiff(to: new)"
  case applying = "old.applying(diff, sectionsFrom: new)"
  case performing = "view.perform(batch, sections: sections), each batch of the plan"
}
