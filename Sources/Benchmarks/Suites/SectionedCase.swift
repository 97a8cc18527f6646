// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One line of the table of sectioned lists, as data.
struct SectionedCase: Sendable {
  /// How the rows are dealt out to sections.
  enum Layout: Sendable {
    /// So many sections, equally long; two at least, of five rows or more.
    case sections(Int)

    /// So many rows in each section.
    case rowsEach(Int)

    /// All rows in one.
    case one
  }

  let name: String
  var call = SectionedCall.diff
  var layout = Layout.sections(1_000)
  let edit: SectionedEdits.Edit
  var target: Target?

  /// The most memory that the call may take at its peak, in bytes a row.
  var scratch: Double?

  /// The changes of rows that the table promises, where it names them.
  var states: (@Sendable (_ count: Int) -> ChangeCounts)?

  /// The number of rows of each section.
  func counts(_ count: Int) -> [Int] {
    let sections =
      switch layout {
      case .sections(let sections): max(2, min(sections, count / 5))
      case .rowsEach(let rows): max(1, count / rows)
      case .one: 1
      }
    return (0..<sections).map { (count * ($0 + 1)) / sections - (count * $0) / sections }
  }

  /// The name, and what sets the case apart from others of that name.
  var title: String {
    switch call {
    case .diff: name
    case .applying: name + ", applied"
    case .performing: name + ", performed"
    }
  }

  func subject(_ count: Int) -> Subject<SectionedCall> {
    Subject(
      title: title, call: call, target: target, scratch: scratch, stated: states?(count))
  }
}
