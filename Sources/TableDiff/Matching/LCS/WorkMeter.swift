// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the work of a solver, for its limit of effort and for the question whether to stop.
///
/// A *unit* is about what a word of a row of bits takes, some 0.6 ns. What costs more counts as so
/// many units, measured on lists that do not fit the caches.
struct WorkMeter {
  /// How many units a caller's step of effort buys.
  private static var unitsPerStep: Int { 5 }

  /// What a row of a linear pass counts, for the question only.
  private static var unitsPerRow: Int { 16 }

  /// Between two questions lie so many units, which are some tenths of a millisecond, or the rows
  /// of one of the `Blocks`.
  static var unitsPerPoll: Int { unitsPerRow * Blocks.rowCount }

  /// How many times as much a read somewhere costs where so many rows do not fit a cache of the
  /// second level, or hardly so.
  static func spread(_ rowCount: Int) -> Int {
    rowCount < 1 << 17 ? 1 : rowCount < 1 << 18 ? 2 : 4
  }

  /// Whether there is a limit of effort.
  let isLimited: Bool

  /// Whether work goes on beyond the limit and does not count: what is small enough to be finished
  /// in any case.
  var isExempt = false

  /// Whether work counts toward a limit now.
  var isBinding: Bool { isLimited && !isExempt }

  /// Whether the caller wants no answer any more.
  private(set) var isStopped = false

  /// How many units are left, of which some may be set aside.
  private var left: Int
  private let limit: Int
  private var isUsedUp = false
  private var untilPoll = WorkMeter.unitsPerPoll
  private let shouldStop: () -> Bool

  /// - Parameter effort: How many steps there are at most; `nil` for no limit.
  init(effort: Int?, shouldStop: @escaping () -> Bool) {
    isLimited = effort != nil
    limit = min(max(-1, effort ?? .max).saturatingProduct(Self.unitsPerStep), .max / 2)
    left = limit
    isUsedUp = left < 0
    self.shouldStop = shouldStop
  }

  /// Whether there is no work left to do: the limit was hit, or the caller said to stop.
  ///
  /// The limit once hit stays so, even where reserves are given back.
  var isOver: Bool { isStopped || isUsedUp && !isExempt }

  /// Counts work, best before it is done.
  ///
  /// - Returns: Whether to go on.
  mutating func spend(_ units: Int) -> Bool {
    if !isExempt { take(units) }
    count(units)
    return !isOver
  }

  /// Counts rows of a linear pass, which is not limited but may be stopped.
  ///
  /// - Returns: Whether to go on.
  @discardableResult
  mutating func pass(_ rows: Int) -> Bool {
    count(rows &* Self.unitsPerRow)
    return !isStopped
  }

  /// Counts a block of a linear pass.
  ///
  /// - Returns: Whether to stop.
  mutating func stopsAfterBlock() -> Bool { !pass(Blocks.rowCount) }

  /// Sets work aside that has to be done when the limit is hit.
  ///
  /// - Returns: Whether to go on.
  mutating func reserve(_ units: Int) -> Bool {
    if isBinding { take(units) }
    return !isOver
  }

  /// Gives back what was set aside.
  mutating func release(_ units: Int) {
    if isBinding { left += units }
  }

  /// How many steps of effort were counted.
  var steps: Int { (limit - left + Self.unitsPerStep - 1) / Self.unitsPerStep }

  private mutating func take(_ units: Int) {
    left -= units
    if left < 0 { isUsedUp = true }
  }

  @inline(__always)
  private mutating func count(_ units: Int) {
    untilPoll &-= units
    if untilPoll <= 0 { poll() }
  }

  @inline(never)
  private mutating func poll() {
    untilPoll = Self.unitsPerPoll
    isStopped = isStopped || shouldStop()
  }
}

/// Counts the bytes that a solver holds beside its input, for the promise that they stay linear.
struct ScratchMeter {
  private var held = 0

  /// The most that was held at once.
  private(set) var peak = 0

  /// Counts memory that is taken now.
  mutating func hold(_ bytes: Int) {
    held += bytes
    peak = max(peak, held)
  }

  /// Counts memory that is given back.
  mutating func release(_ bytes: Int) { held -= bytes }
}

extension Int {
  /// The product, or the largest number where it does not fit.
  func saturatingProduct(_ factor: Int) -> Int {
    let (product, isTooLarge) = multipliedReportingOverflow(by: factor)
    return isTooLarge ? .max : product
  }
}
