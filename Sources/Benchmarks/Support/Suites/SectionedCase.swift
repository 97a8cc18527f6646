// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A case with a generated list of sections.
package struct SectionedCase: Sendable {
  /// How the rows are divided into sections.
  package enum Layout: Sendable {
    /// So many sections of equal length: at least two, of at least five rows.
    case sections(Int)

    /// So many rows in each section.
    case rowsEach(Int)

    /// One section with all rows.
    case one

    /// Returns the number of rows of each section.
    package func counts(_ count: Int) -> [Int] {
      let sections =
        switch self {
        case .sections(let sections): max(2, min(sections, count / 5))
        case .rowsEach(let rows): max(1, count / rows)
        case .one: 1
        }
      return (0..<sections).map { (count * ($0 + 1)) / sections - (count * $0) / sections }
    }
  }

  package let name: String
  package let call: SectionedCall
  package let layout: Layout
  package let edit: SectionedEdits.Edit
  package let target: Target?

  /// The target for peak memory, in bytes a row.
  package let scratch: Double?

  /// The changes of rows that the diff must have, if they are known beforehand.
  package let states: (@Sendable (_ count: Int) -> ChangeCounts)?

  package init(
    name: String, call: SectionedCall = .diff, layout: Layout = .sections(1_000),
    edit: @escaping SectionedEdits.Edit, target: Target? = nil, scratch: Double? = nil,
    states: (@Sendable (_ count: Int) -> ChangeCounts)? = nil
  ) {
    (self.name, self.call, self.layout, self.edit) = (name, call, layout, edit)
    (self.target, self.scratch, self.states) = (target, scratch, states)
  }

  /// Returns the number of rows of each section.
  package func counts(_ count: Int) -> [Int] { layout.counts(count) }

  /// The name, and what distinguishes the case from others of that name.
  package var title: String { name + call.suffix }

  package func subject(_ count: Int) -> Subject<SectionedCall> {
    Subject(
      title: title, call: call, target: target, scratch: scratch, stated: states?(count))
  }
}
