// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate {
  /// One operation of a batch, as list views receive it and findings show it.
  ///
  /// List views have no other operations.
  package enum Operation: Sendable, Hashable {
    /// Deletes the section at an offset before the batch.
    case deleteSection(Int)
    /// Inserts the section at an offset after the batch.
    case insertSection(Int)
    /// Moves a section.
    case moveSection(ListDiff.Move)
    /// Reloads the section at an offset before the batch.
    case reloadSection(Int)
    /// Deletes the row at a path before the batch.
    case deleteRow(RowPath)
    /// Inserts the row at a path after the batch.
    case insertRow(RowPath)
    /// Moves a row.
    case moveRow(SectionedDiff.Move)
    /// Reloads the row at a path before the batch.
    case reloadRow(RowPath)
    /// Updates the cell of the row at a path after the batch, once the batch is done.
    case refreshRow(RowPath)
    /// Updates the header of the section at an offset after the batch, once the batch is done.
    case refreshSection(Int)
  }
}

extension BatchUpdate.Operation {
  /// Returns the same operation on a later row of its section; operations on sections are
  /// unchanged.
  func advanced(by step: Int) -> Self {
    func advanced(_ path: RowPath) -> RowPath {
      RowPath(section: path.section, row: path.row + step)
    }
    return switch self {
    case .deleteRow(let path): .deleteRow(advanced(path))
    case .insertRow(let path): .insertRow(advanced(path))
    case .moveRow(let move):
      .moveRow(SectionedDiff.Move(from: advanced(move.from), to: advanced(move.to)))
    case .reloadRow(let path): .reloadRow(advanced(path))
    case .refreshRow(let path): .refreshRow(advanced(path))
    case .deleteSection, .insertSection, .moveSection, .reloadSection, .refreshSection: self
    }
  }
}

extension BatchUpdate.Operation: CustomStringConvertible {
  /// The operation, such as `move row (0, 2) to (0, 0)`.
  package var description: String {
    switch self {
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .moveSection(let move): "move section \(move.from) to \(move.to)"
    case .reloadSection(let section): "reload section \(section)"
    case .deleteRow(let path): "delete row \(path)"
    case .insertRow(let path): "insert row \(path)"
    case .moveRow(let move): "move row \(move.from) to \(move.to)"
    case .reloadRow(let path): "reload row \(path)"
    case .refreshRow(let path): "refresh row \(path)"
    case .refreshSection(let section): "refresh section \(section)"
    }
  }
}
