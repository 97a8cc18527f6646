// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of rows whose moves cannot be in one batch with section operations.
struct IllegalMoves {
  /// The number of rows that move out of deleted sections into surviving ones.
  private(set) var leavingDeleted = 0

  /// The number of rows that move out of surviving sections into inserted ones.
  private(set) var enteringInserted = 0

  /// The number of rows that move out of deleted sections into inserted ones.
  private(set) var leavingForInserted = 0

  /// The number of rows that move between surviving sections in ways that one batch does not allow.
  private(set) var crossing = 0

  init(_ moves: MoveRuns, _ mapping: SectionMapping, _ kind: ListViewKind) {
    for run in moves.runs where mapping.isIllegal(run, kind) {
      switch (mapping.isDeleted(run.from.section), mapping.isInserted(run.to.section)) {
      case (true, true): leavingForInserted += run.count
      case (true, false): leavingDeleted += run.count
      case (false, true): enteringInserted += run.count
      case (false, false): crossing += run.count
      }
    }
  }

  var isEmpty: Bool {
    leavingDeleted + enteringInserted + leavingForInserted + crossing == 0
  }

  /// Whether no row moves out of a deleted section.
  var keepsDeleted: Bool { leavingDeleted + leavingForInserted == 0 }

  /// Whether no row moves into an inserted section.
  var keepsInserted: Bool { enteringInserted + leavingForInserted == 0 }
}
