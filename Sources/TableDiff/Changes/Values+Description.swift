// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
