// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a caller may say about how rows are paired and which of them stay.
@usableFromInline
struct PairingOptions {
  @usableFromInline let moves: ListDiff.MoveStyle
  @usableFromInline let algorithm: ListDiff.Algorithm

  /// Seeds the hashes of ids; `nil` for the process's own seed.
  ///
  /// The diff does not depend on it.
  @usableFromInline let hashSeed: UInt64?

  @inlinable
  @inline(always)
  init(
    moves: ListDiff.MoveStyle = .minimal, algorithm: ListDiff.Algorithm = .heckel,
    hashSeed: UInt64? = nil
  ) {
    self.moves = moves
    self.algorithm = algorithm
    self.hashSeed = hashSeed
  }

  /// Whether the caller left it all at the defaults.
  @inlinable
  var areDefault: Bool { moves.kind == .minimal && algorithm.kind == .heckel }
}
