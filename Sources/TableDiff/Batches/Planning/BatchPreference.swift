// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What matters most where a change does not fit into one batch as it is.
///
/// Take a section that goes, with a row in it that goes on living in another section, into which it
/// moves. One batch cannot do both: list views throw at a row that moves out of a deleted section.
///
///     diff.batchUpdates(for: .collectionView)                        // 1 batch: the row fades out here, and in there
///     diff.batchUpdates(for: .collectionView, preferring: .lossless) // 2 batches: the row moves; the section goes
///
/// All preferences give the same single batch where a change has none of the hazards that list
/// views fail at.
public struct BatchPreference: Sendable, Hashable {
  private let name: String

  /// As few batches as can be: one, or two.
  ///
  /// Only rows that move out of deleted sections may lose their cells; they keep them where as few
  /// batches, each of rows or of sections, can do it.
  public static let fewestStages = BatchPreference(name: "fewestStages")

  /// Every row and section that lives on keeps its cell: one batch, two, or, where rows move out of
  /// deleted sections, three.
  public static let lossless = BatchPreference(name: "lossless")

  /// One batch at any price: sections and rows that cannot move in it are deleted and inserted.
  public static let oneBatch = BatchPreference(name: "oneBatch")
}

extension BatchPreference: CustomStringConvertible {
  /// The preference's name.
  public var description: String { name }
}
