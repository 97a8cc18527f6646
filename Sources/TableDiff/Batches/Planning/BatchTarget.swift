// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The kind of list view that batches are planned for.
///
///     diff.batchUpdates(for: .tableView)
///
/// All list views read a batch alike, but not all manage the same mixtures.
public struct BatchTarget: Sendable, Hashable {
  private let name: String

  /// Whether a row may go from one section to another in a batch that also changes sections.
  package let mixesCrossSectionMovesWithSections: Bool

  /// A collection view: any mixture that has a meaning.
  public static let collectionView = BatchTarget(
    name: "collectionView", mixesCrossSectionMovesWithSections: true)

  /// A table view: no row goes from one section to another in a batch that inserts, deletes or
  /// moves sections.
  ///
  /// Table views were reported to fail there.
  public static let tableView = BatchTarget(
    name: "tableView", mixesCrossSectionMovesWithSections: false)
}

extension BatchTarget: CustomStringConvertible {
  /// The target's name.
  public var description: String { name }
}
