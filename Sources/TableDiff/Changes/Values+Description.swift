// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff.Move: CustomStringConvertible {
  /// The move as `Move(from: 2, to: 0)`.
  public var description: String { "Move(from: \(from), to: \(to))" }
}

extension ListDiff.Update: CustomStringConvertible {
  /// The update as `Update(oldOffset: 2, newOffset: 0)`.
  public var description: String { "Update(oldOffset: \(oldOffset), newOffset: \(newOffset))" }
}

extension ListDiff.MoveStyle: CustomStringConvertible {
  /// The style's name, such as `minimal`.
  public var description: String {
    switch kind {
    case .minimal: "minimal"
    case .all: "all"
    case .never: "never"
    }
  }
}

extension ListDiff.Algorithm: CustomStringConvertible {
  /// The algorithm's name, such as `heckel`, with its limit where it has one.
  public var description: String {
    switch kind {
    case .heckel: "heckel"
    case .lcs: effort.map { "lcs(effort: \($0))" } ?? "lcs"
    }
  }
}

extension SectionedDiff.Move: CustomStringConvertible {
  /// The move as `Move(from: (0, 1), to: (1, 0))`.
  public var description: String { "Move(from: \(from), to: \(to))" }
}

extension SectionedDiff.Update: CustomStringConvertible {
  /// The update as `Update(oldPath: (0, 1), newPath: (1, 0))`.
  public var description: String { "Update(oldPath: \(oldPath), newPath: \(newPath))" }
}
