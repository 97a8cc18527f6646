// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the work of a solver, for its limit of effort and for polling `shouldStop`.
///
/// A *unit* is about the time of a word of a bit vector, some 0.6 ns. More expensive work counts as
/// several units, measured on lists that exceed the caches. Units need 64 bits: two sides of 60,000
/// rows may take more than 32.
package struct WorkMeter {
  /// The number of units in a caller's step of effort.
  private static var unitsPerStep: Int64 { 5 }

  /// The cost of a row of a linear pass, for polling only.
  private static var unitsPerRow: Int64 { 16 }

  /// The number of units between two polls: some tenths of a millisecond, or the rows of one of the
  /// `Blocks`.
  static var unitsPerPoll: Int64 { unitsPerRow * Int64(Blocks.rowCount) }

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

  /// Whether `shouldStop` returned `true`.
  private(set) var isStopped = false

  /// The number of units left and not reserved.
  private var left: Int64
  private let limit: Int64
  private var isUsedUp = false
  private var untilPoll = WorkMeter.unitsPerPoll
  private let shouldStop: () -> Bool

  /// Creates a meter.
  ///
  /// - Parameter effort: The largest number of steps; `nil` for no limit.
  package init(effort: Int?, shouldStop: @escaping () -> Bool) {
    isLimited = effort != nil
    limit = min(
      max(-1, effort.map(Int64.init) ?? .max).saturatingProduct(Self.unitsPerStep), .max / 2)
    left = limit
    isUsedUp = left < 0
    self.shouldStop = shouldStop
  }

  /// Whether to end work: the limit was hit, or `shouldStop` returned `true`.
  ///
  /// A limit once hit stays hit, even if reserves are released.
  var isOver: Bool { isStopped || isUsedUp && !isExempt }

  /// Counts work; call it before the work if possible.
  ///
  /// - Returns: Whether to continue.
  mutating func spend(_ units: Int64) -> Bool {
    if !isExempt { take(units) }
    count(units)
    return !isOver
  }

  /// Counts rows of a linear pass, which is not limited but can be stopped.
  ///
  /// - Returns: Whether to continue.
  @discardableResult
  mutating func pass(_ rows: Int) -> Bool {
    count(Int64(rows) &* Self.unitsPerRow)
    return !isStopped
  }

  /// Counts a block of a linear pass.
  ///
  /// - Returns: Whether to stop.
  mutating func stopsAfterBlock() -> Bool { !pass(Blocks.rowCount) }

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

  @inline(__always)
  private mutating func count(_ units: Int64) {
    untilPoll &-= units
    if untilPoll <= 0 { poll() }
  }

  @inline(never)
  private mutating func poll() {
    untilPoll = Self.unitsPerPoll
    isStopped = isStopped || shouldStop()
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
