// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate.Outcome {
  /// Whether the state is the new list itself, as far as counts tell.
  func leads(to new: SectionStarts) -> Bool {
    switch form {
    case .list(let section, let count):
      new.hasSection(section) && new.rows(of: section).count == count
    case .new: starts == new
    case .middle: false
    }
  }

  /// Whether the sections of the state can be built from lists of such counts.
  func fits(old: SectionStarts, new: SectionStarts) -> Bool {
    switch form {
    case .list: false
    case .new: starts == new
    case .middle(let middle): middle.oldStarts == old && middle.newStarts == new
    }
  }
}
