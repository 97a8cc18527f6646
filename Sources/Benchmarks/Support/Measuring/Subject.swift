// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// The measured call of a workload, and the results expected of it.
package struct Subject<Call: Sendable>: Sendable {
  package let title: String
  package let call: Call
  package var target: Target?

  /// The target for peak memory, in bytes a row.
  package var scratch: Double?

  /// The changes of rows that the diff must have, if they are known beforehand.
  package var stated: ChangeCounts?

  package init(
    title: String, call: Call, target: Target? = nil, scratch: Double? = nil,
    stated: ChangeCounts? = nil
  ) {
    (self.title, self.call, self.target) = (title, call, target)
    (self.scratch, self.stated) = (scratch, stated)
  }
}

/// A timed call on lists, flat or of sections.
package protocol ListCall: Equatable {
  static var planning: Self { get }
  static var applying: Self { get }
  static var performing: Self { get }
}

extension ListCall {
  /// The call as it distinguishes titles.
  package var suffix: String {
    switch self {
    case .planning: ", planned"
    case .applying: ", applied"
    case .performing: ", performed"
    default: ""
    }
  }
}

/// A timed call on flat lists.
package enum FlatCall: String, ListCall, Sendable, CaseIterable {
  case diff = "old.tableDiff(to: new)"
  case applying = "old.applying(diff, rowsFrom: new)"
  case performing = "view.perform(batch, rows: new)"
  case planning = "diff.batchUpdate(inSection: 0)"
}

/// A timed call on lists whose ids repeat.
package enum RepeatedCall: String, Sendable, CaseIterable {
  case diff = "old.tableDiff(to: new, id: \\.self, moves: .never, algorithm: .lcs)"
}

/// A timed call on a diff, or on what was made of it.
package enum ValueCall: String, Sendable, CaseIterable {
  case inverse = "diff.inverse"
  case offsetMap = "OffsetMap(diff)"
  case composition = "diff.followed(by: second)"
  case rebasing = "diff.rebased(over: other, base: old, mine: new, theirs: others)"
  case steps = "diff.steps"
  case encoding = "patch.encoded { row, writer in … }"
  case decoding = "ListPatch(decoding: bytes) { reader in … }"
  case applyingPatch = "old.applying(patch)"

  /// The call as it distinguishes titles.
  package var title: String {
    switch self {
    case .inverse: "inverted"
    case .offsetMap: "mapped"
    case .composition: "composed with another"
    case .rebasing: "rebased over another"
    case .steps: "as steps"
    case .encoding: "encoded"
    case .decoding: "decoded"
    case .applyingPatch: "patched"
    }
  }
}

/// A timed call on tree arrays.
package enum TreeCall: String, Sendable, CaseIterable {
  case editing = "let old = tree; edit(&tree); old.tableDiff(to: tree)"
  case diff = "old.tableDiff(to: new), of tree arrays"
  case diffToArray = "old.tableDiff(to: new), of a tree array and an array"
  case chunks = "tree.withChunks { chunk in … }"
  case iterating = "for row in tree { … }"
  case subscripting = "tree[offset]"
  case making = "TreeArray(rows)"
  case updating = "tree.update(to: rows)"
}

/// A timed call on measured arrays, mostly many times with other arguments.
package enum MeasuredCall: String, Sendable, CaseIterable {
  case top = "rows.top(of: index), 1,000 times"
  case index = "rows.index(at: y), 1,000 times"
  case anchoring = "ScrollAnchor(scrollOffset: y, viewportHeight: 800, rows: rows), 1,000 times"
  case restoring = "anchor.scrollOffset(after: map, rows: rows), 1,000 times"
  case editing = "let old = rows; rows[index].edit(); old.tableDiff(to: rows), 1,000 times"
  case making = "MeasuredArray(rows)"
}

/// A timed call on outlines, mostly many times with other arguments.
package enum OutlineCall: String, Sendable, CaseIterable {
  case updating =
    "let old = outline; outline.update(id) { … }; old.outlineDiff(to: outline), 1,000 times"
  case moving =
    "let old = outline; outline.move(id, toChild: 0, of: parent); old.outlineDiff(to: outline), 1,000 times"
  case inserting =
    "the same with outline.insert(node, atChild: 0, of: parent) and outline.remove(id), 1,000 times"
  case expanding =
    "outline.expand(id); old.rows.tableDiff(to: outline.rows).batchUpdate(inSection: 0)"
  case expandingMany = "outline.expand(id), of a node with many children, and the batch"
  case reading = "outline.rows[index], 1,000 times"
  case snapshot = "old.outlineDiff(to: new), of outlines made of different nodes"
  case making = "Outline(nodes)"
}

/// A timed call on a list that is derived from a tree array.
package enum DerivedCall: String, Sendable, CaseIterable {
  case editing = "edit(&tree); list.update(to: tree)"
  case updating = "list.update(to: new)"
  case making = "tree.derived.filter { … }.sorted { … }"
  case grouping = "tree.derived.filter { … }.sorted { … }.grouped { … }"
  case narrowing = "list.updateFilter(.narrower) { … }"
  case widening = "list.updateFilter(.wider) { … }"
  case ordering = "list.updateOrder { … }"
  case reversing = "list.reverse()"
  case reading = "for row in list.rows.prefix(50) { … }"
}

/// What an updater is measured with.
package enum LiveCall: String, Sendable, CaseIterable {
  case updating = "updater.submit(new); updater.updateIfNeeded()"
  case manySubmissions = "updater.submit(new), 100 times; updater.updateIfNeeded()"
  case resubmitting = "updater.submit(updater.sections)"
  case reporting = "await updater.show(updater.sections)"
  case offMain = "await updater.show(new), compared off the main actor"
  case mainActor = "await updater.show(new), compared off the main actor: the main thread's work"

  /// The call as it distinguishes titles.
  package var suffix: String {
    switch self {
    case .updating: ""
    case .manySubmissions: ", submitted 100 times"
    case .resubmitting: ", shared storage"
    case .reporting: ", shared storage, with its outcome"
    case .offMain: ", off the main actor"
    case .mainActor: ", what is left to the main actor"
    }
  }

  /// Whether the updater compares off the main actor.
  package var isOffMain: Bool { self == .offMain || self == .mainActor }

  /// Whether the state that is shown is submitted again.
  package var isAboutNothing: Bool { self == .resubmitting || self == .reporting }
}

/// A timed call on lists of sections.
package enum SectionedCall: String, ListCall, Sendable, CaseIterable {
  case diff = "old.sectionedDiff(to: new)"
  case applying = "old.applying(diff, sectionsFrom: new)"
  case performing = "view.perform(batch, sections: sections), each batch of the plan"
  case planning = "diff.stages(from: old, to: new, for: .collectionView)"
}
