// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The priority if a change does not fit in one batch.
///
/// For example, a section is deleted while one of its rows moves to another section. One batch
/// cannot do both, since list views throw if a row moves out of a deleted section.
///
///     diff.stages(from: old, to: new, for: .collectionView)
///     // 1 stage: the row is deleted here and inserted there
///     diff.stages(from: old, to: new, for: .collectionView, preferring: .lossless)
///     // 2 stages: the row moves; the section is deleted
///
/// All preferences give the same single batch if list views accept it.
public struct StagePreference: Sendable, Hashable {
  private let name: String

  /// The fewest batches, one or two, that keep the cells of all sections and of all rows that stay
  /// in their sections.
  ///
  /// A row that moves to another section is deleted and inserted instead, and so loses its cell, if
  /// that saves a batch: out of a deleted section, into an inserted one, to another section with
  /// the same offset, and in table views if sections are deleted, inserted or moved in the same
  /// batch. If two batches are needed anyway, such rows keep their cells. If rows leave deleted
  /// sections and rows enter inserted ones, however, only the larger group keeps its cells.
  public static let fewestStages = StagePreference(name: "fewestStages")

  /// Up to three batches that keep the cells of all surviving rows and sections.
  ///
  /// Three are needed if rows move both out of deleted sections and into inserted ones; otherwise
  /// there are as few as possible.
  public static let lossless = StagePreference(name: "lossless")
}

extension StagePreference: CustomStringConvertible {
  /// The preference's name.
  public var description: String { name }
}
