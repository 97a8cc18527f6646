// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the work of a solver, for its limit of effort and for a `_StopPoll`.
///
/// A *unit* is about the time of a word of a bit vector, some 0.6 ns. More expensive work counts as
/// several units, measured on lists that exceed the caches. Units need 64 bits: two sides of 60,000
/// rows may take more than 32.
package struct WorkMeter {
  /// The number of units in a caller's step of effort.
  private static var unitsPerStep: Int64 { 5 }

  /// Returns the cost factor of a random read among `rowCount` rows, which grows once they hardly
  /// fit the second-level cache.
  static func spread(_ rowCount: Int) -> Int64 {
    rowCount < 1 << 17 ? 1 : rowCount < 1 << 18 ? 2 : 4
  }

  /// Whether there is a limit of effort.
  let isLimited: Bool

  /// Whether work continues beyond the limit and does not count: work so small that it is always
  /// finished.
  var isExempt = false

  /// Whether work counts toward a limit now.
  var isBinding: Bool { isLimited && !isExempt }

  /// What work is polled by; `nil` if nothing stops it.
  let stop: _StopPoll?

  /// Whether the work is to be stopped.
  ///
  /// A solver that is stopped returns as one that hits its limit does, with what it has; only its
  /// caller throws.
  var isStopped: Bool { stop?.isStopped ?? false }

  /// The number of units left and not reserved.
  private var left: Int64
  private let limit: Int64
  private var isUsedUp = false

  /// Creates a meter.
  ///
  /// - Parameter effort: The largest number of steps; `nil` for no limit.
  package init(effort: Int?, _ stop: _StopPoll?) {
    isLimited = effort != nil
    limit = min(
      max(-1, effort.map(Int64.init) ?? .max).saturatingProduct(Self.unitsPerStep), .max / 2)
    left = limit
    isUsedUp = left < 0
    self.stop = stop
  }

  /// Whether to end work: the limit was hit, or the work is to be stopped.
  ///
  /// A limit once hit stays hit, even if reserves are released.
  var isOver: Bool { isStopped || isUsedUp && !isExempt }

  /// Counts work; call it before the work if possible.
  ///
  /// - Returns: Whether to continue.
  mutating func spend(_ units: Int64) -> Bool {
    if !isExempt { take(units) }
    stop?.count(units)
    return !isOver
  }

  /// Counts rows of a linear pass, which is not limited but can be stopped.
  ///
  /// - Returns: Whether to continue.
  @discardableResult
  mutating func pass(_ rows: Int) -> Bool {
    stop?.count(Int64(rows) &* _StopPoll.unitsPerRow)
    return !isStopped
  }

  /// Reserves units for work that must be done after the limit is hit.
  ///
  /// - Returns: Whether to continue.
  mutating func reserve(_ units: Int64) -> Bool {
    if isBinding { take(units) }
    return !isOver
  }

  /// Releases reserved units.
  mutating func release(_ units: Int64) {
    if isBinding { left += units }
  }

  /// The number of steps of effort counted.
  var steps: Int {
    Int(clamping: (limit - left + Self.unitsPerStep - 1) / Self.unitsPerStep)
  }

  private mutating func take(_ units: Int64) {
    left -= units
    if left < 0 { isUsedUp = true }
  }
}

/// Counts the bytes that a solver holds beside its input, to verify that they stay linear.
struct ScratchMeter {
  private var held = 0

  /// The largest number of bytes held at once.
  private(set) var peak = 0

  /// Counts memory when it is allocated.
  mutating func hold(_ bytes: Int) {
    held += bytes
    peak = max(peak, held)
  }

  /// Counts memory when it is deallocated.
  mutating func release(_ bytes: Int) { held -= bytes }
}

extension Int64 {
  /// Returns the product; `Int64.max` if it overflows.
  func saturatingProduct(_ factor: Int64) -> Int64 {
    let (product, isTooLarge) = multipliedReportingOverflow(by: factor)
    return isTooLarge ? .max : product
  }
}
