// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A random number generator whose sequence is determined by its seed.
///
///     var random = SeededRandom(seed: 7)
///     Int.random(in: 1...6, using: &random)  // 3: the same number on every run
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014,
/// [doi:10.1145/2660193.2660195](https://doi.org/10.1145/2660193.2660195).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator with a seed.
  public init(seed: UInt64) { state = seed }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<bound`, or 0 if the bound is 0.
  package mutating func below(_ bound: Int) -> Int {
    bound <= 0 ? 0 : Int(next() % UInt64(bound))
  }

  /// Returns `true` with a probability given in percent.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
