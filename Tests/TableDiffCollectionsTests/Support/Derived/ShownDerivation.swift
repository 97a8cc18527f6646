// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// A derivation of which a test sees all that is shown.
protocol ShownDerivation<Source>: OrderedDerivation where Diff: Equatable {
  associatedtype Shown: Equatable

  /// All that is shown, copied.
  var shown: Shown { get }

  /// Compares two versions of what is shown.
  static func diff(_ old: Shown, _ new: Shown) -> Diff
}

extension DerivedList: ShownDerivation where Source.Element == KeyedRow {
  var shown: [KeyedRow] { Array(rows) }

  static func diff(_ old: [KeyedRow], _ new: [KeyedRow]) -> ListDiff { old.numberedDiff(to: new) }
}

extension DerivedWindow: ShownDerivation where Source.Element == KeyedRow {
  var shown: [KeyedRow] { Array(rows) }

  static func diff(_ old: [KeyedRow], _ new: [KeyedRow]) -> ListDiff { old.numberedDiff(to: new) }
}

extension DerivedMap: ShownDerivation where Source.Element == KeyedRow, Value == KeyedRow {
  var shown: [KeyedRow] { Array(rows) }

  static func diff(_ old: [KeyedRow], _ new: [KeyedRow]) -> ListDiff { old.numberedDiff(to: new) }
}

extension DerivedSections: ShownDerivation where Source.Element == KeyedRow, Key == Int {
  var shown: [KeyedSection] { sections.map { KeyedSection($0) } }

  static func diff(_ old: [KeyedSection], _ new: [KeyedSection]) -> SectionedDiff {
    old.numberedSectionedDiff(to: new)
  }
}
