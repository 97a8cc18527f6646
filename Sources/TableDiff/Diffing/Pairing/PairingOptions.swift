// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The options of how rows are paired and which of them stay.
@usableFromInline
package struct PairingOptions {
  @usableFromInline let moves: ListDiff.MoveStyle
  @usableFromInline let algorithm: ListDiff.Algorithm

  /// The seed of the hashes of ids; `nil` for a seed per process.
  ///
  /// The diff does not depend on it.
  @usableFromInline let hashSeed: UInt64?

  @export(implementation)
  @inline(always)
  package init(
    moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel,
    hashSeed: UInt64? = nil
  ) {
    self.moves = moves
    self.algorithm = algorithm
    self.hashSeed = hashSeed
  }

  /// Whether all public options have their defaults.
  @export(implementation)
  var areDefault: Bool { moves.kind == .minimal && algorithm.kind == .heckel }
}
