// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What matters most if a change does not fit into one batch.
///
/// For example, a section is deleted and one of its rows moves to another section. One batch cannot
/// do both: list views throw if a row moves out of a deleted section.
///
///     diff.stages(from: old, to: new, for: .collectionView)
///     // 1 stage: the row is deleted here and inserted there
///     diff.stages(from: old, to: new, for: .collectionView, preferring: .lossless)
///     // 2 stages: the row moves; the section is deleted
///
/// All preferences give the same single batch if list views accept the change as it is.
public struct StagePreference: Sendable, Hashable {
  private let name: String

  /// The fewest batches that keep the cells of all sections, and of all rows that stay in their
  /// sections: one, or two.
  ///
  /// A row that moves to another section is deleted and inserted instead, and so loses its cell, if
  /// that saves a batch: out of a deleted section, into an inserted one, to another section with
  /// the same offset, and in table views if sections are deleted, inserted or moved in the same
  /// batch. If two batches are needed anyway, such rows keep their cells; but if rows leave deleted
  /// sections and rows enter inserted ones, only the more frequent kind does.
  public static let fewestStages = StagePreference(name: "fewestStages")

  /// Every surviving row and section keeps its cell, in one, two, or three batches.
  ///
  /// Three if rows move out of deleted sections and rows move into inserted ones; otherwise as few
  /// as possible.
  public static let lossless = StagePreference(name: "lossless")
}

extension StagePreference: CustomStringConvertible {
  /// The preference's name.
  public var description: String { name }
}
