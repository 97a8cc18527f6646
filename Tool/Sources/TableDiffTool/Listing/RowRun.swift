// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that lie next to each other in a listing and have the same fate.
struct RowRun {
  enum Kind: Sendable, CaseIterable {
    case stays, updated, deleted, inserted

    /// The rows stand at their old place, and go to their new one.
    case leaves

    /// The rows stand at their new place, and come from their old one.
    case arrives

    /// The same, with new content.
    case arrivesUpdated
  }

  let kind: Kind

  /// The flat offset of the first row in the old list, if it is there.
  let old: Int

  /// The flat offset of the first row in the new list, if it is there.
  let new: Int

  var count: Int

  /// Returns the flat offsets of a row in both lists, where it is there.
  func offsets(_ step: Int) -> (old: Int?, new: Int?) {
    (old < 0 ? nil : old + step, new < 0 ? nil : new + step)
  }

  var isMove: Bool { kind == .leaves || kind == .arrives || kind == .arrivesUpdated }
}
