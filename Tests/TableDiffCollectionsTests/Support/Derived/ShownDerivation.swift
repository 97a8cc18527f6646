// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport

/// A diff that checks itself.
protocol CheckedDiff: Equatable { func _checkInvariants() }

extension ListDiff: CheckedDiff {}
extension SectionedDiff: CheckedDiff {}

/// A derivation of which a test sees all that is shown.
protocol ShownDerivation<Source>: OrderedDerivation where Diff: CheckedDiff {
  associatedtype Shown: Equatable

  /// All that is shown, copied.
  var shown: Shown { get }

  /// Compares two versions of what is shown.
  static func diff(_ old: Shown, _ new: Shown) -> Diff

  /// What is wrong with a diff that need not be that from scratch, since ids repeat.
  static func problem(of diff: Diff, from old: Shown, to new: Shown) -> String?
}

extension ShownDerivation where Diff == ListDiff, Shown == [KeyedRow] {
  static func diff(_ old: [KeyedRow], _ new: [KeyedRow]) -> ListDiff { old.numberedDiff(to: new) }

  static func problem(of diff: ListDiff, from old: [KeyedRow], to new: [KeyedRow]) -> String? {
    if old.applying(diff, rowsFrom: new) != new { return "an invalid diff" }
    let (applied, problem) = AppliedByHand.make(diff)
    guard let applied else { return problem }
    let updated = Set(diff.updates.map(\.to))
    for (offset, origin) in applied.origins.enumerated() {
      guard let origin else { continue }
      if old[origin].id != new[offset].id { return "pairs different ids" }
      if (old[origin] != new[offset]) != updated.contains(offset) { return "updates" }
    }
    return nil
  }
}

extension DerivedList: ShownDerivation where Source.Element == KeyedRow {
  var shown: [KeyedRow] { Array(rows) }
}

extension DerivedWindow: ShownDerivation where Source.Element == KeyedRow {
  var shown: [KeyedRow] { Array(rows) }
}

extension DerivedMap: ShownDerivation where Source.Element == KeyedRow, Value == KeyedRow {
  var shown: [KeyedRow] { Array(rows) }
}

extension DerivedSections: ShownDerivation where Source.Element == KeyedRow, Key == Int {
  var shown: [KeyedSection] { sections.map { KeyedSection($0) } }

  static func diff(_ old: [KeyedSection], _ new: [KeyedSection]) -> SectionedDiff {
    old.numberedSectionedDiff(to: new)
  }

  static func problem(
    of diff: SectionedDiff, from old: [KeyedSection], to new: [KeyedSection]
  ) -> String? {
    old.applying(diff, sectionsFrom: new) == new ? nil : "an invalid sectioned diff"
  }
}
