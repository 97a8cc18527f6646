// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the work of a solver, for its effort limit and a `_StopPoll`.
///
/// A *unit* is about the time of a word step of a bit vector, some 0.6 ns. More expensive work
/// counts as several units, measured on lists larger than the caches. Units need 64 bits: two sides
/// of 60,000 rows may take more than 32.
package struct WorkMeter {
  /// The number of units in a caller's step of effort.
  private static var unitsPerStep: Int64 { 5 }

  /// Returns the cost factor of a random read among `rowCount` rows, which grows beyond the size of
  /// the second-level cache.
  static func spread(_ rowCount: Int) -> Int64 {
    rowCount < 1 << 17 ? 1 : rowCount < 1 << 18 ? 2 : 4
  }

  /// Whether there is an effort limit.
  let isLimited: Bool

  /// Whether work is not counted and continues beyond the limit, as work small enough to finish
  /// always does.
  var isExempt = false

  /// Whether the limit applies now.
  var isBinding: Bool { isLimited && !isExempt }

  /// The poll that counts all work; `nil` if nothing stops it.
  let stop: _StopPoll?

  /// The number of units neither spent nor reserved.
  private var left: Int64
  private let limit: Int64
  private var isUsedUp = false

  /// Creates a meter.
  ///
  /// - Parameter effort: The maximum number of steps; `nil` for no limit.
  package init(effort: Int?, _ stop: _StopPoll?) {
    isLimited = effort != nil
    limit = min(
      max(-1, effort.map(Int64.init) ?? .max).saturatingProduct(Self.unitsPerStep), .max / 2)
    left = limit
    isUsedUp = left < 0
    self.stop = stop
  }

  /// Whether the limit was hit; releasing reserves does not change that.
  var isOver: Bool { isUsedUp && !isExempt }

  /// Counts work and returns whether to continue; called before the work if possible.
  mutating func spend(_ units: Int64) throws(_Stopped) -> Bool {
    if !isExempt { take(units) }
    try stop?.check(units: units)
    return !isOver
  }

  /// Reserves units for work after the limit is hit, and returns whether to continue.
  mutating func reserve(_ units: Int64) -> Bool {
    if isBinding { take(units) }
    return !isOver
  }

  /// Releases reserved units.
  mutating func release(_ units: Int64) {
    if isBinding { left += units }
  }

  /// The number of steps of effort spent.
  var steps: Int {
    Int(clamping: (limit - left + Self.unitsPerStep - 1) / Self.unitsPerStep)
  }

  private mutating func take(_ units: Int64) {
    left -= units
    if left < 0 { isUsedUp = true }
  }
}

extension Int64 {
  /// Returns the product; `Int64.max` if it overflows.
  func saturatingProduct(_ factor: Int64) -> Int64 {
    let (product, isTooLarge) = multipliedReportingOverflow(by: factor)
    return isTooLarge ? .max : product
  }
}
