// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// The stored state of a group; each rule uses a part of it.
@usableFromInline
struct TotalState<Value> {
  /// A two-word sum of integers, which may overflow a word temporarily.
  @usableFromInline var high = 0
  @usableFromInline var low: UInt = 0

  @usableFromInline var exact = ExactSum()

  /// All values, sorted.
  @usableFromInline var values = TreeArray<Value>()

  /// The values of many rows before they are sorted.
  @usableFromInline var unsorted: ContiguousArray<Value> = []
  @usableFromInline var isSorted = false

  @export(implementation)
  init() {}
}

extension TotalState: Sendable where Value: Sendable {}

/// A rule that computes the total of a group.
@usableFromInline
struct TotalRule<Row, Value>: Sendable {
  /// Adds or removes a row: the sign is 1 or -1.
  @usableFromInline let add: @Sendable (inout TotalState<Value>, Row, Int) -> Void

  /// Returns the total of a positive number of rows.
  @usableFromInline let value: @Sendable (TotalState<Value>, _ count: Int) -> Value

  /// Completes the state after many rows were added; returns `false` if it was stopped.
  @usableFromInline var finish: @Sendable (inout TotalState<Value>, _StopPoll?) -> Bool = {
    _, _ in true
  }

  @export(implementation)
  init(
    add: @escaping @Sendable (inout TotalState<Value>, Row, Int) -> Void,
    value: @escaping @Sendable (TotalState<Value>, Int) -> Value
  ) {
    (self.add, self.value) = (add, value)
  }
}

extension TotalRule where Value == Int {
  @export(implementation) static var counting: TotalRule {
    TotalRule(add: { _, _, _ in }, value: { _, count in count })
  }

  @export(implementation)
  static func summing(_ number: @escaping @Sendable (Row) -> Int) -> TotalRule {
    TotalRule(
      add: { state, row, sign in state.add(number(row), sign) },
      value: { state, _ in state.integer })
  }
}

extension TotalRule where Value == Double {
  @export(implementation)
  static func summing(_ number: @escaping @Sendable (Row) -> Double) -> TotalRule {
    TotalRule(
      add: { state, row, sign in state.add(number(row), sign) },
      value: { state, _ in state.number })
  }
}

extension TotalState {
  @export(implementation)
  mutating func add(_ number: Int, _ sign: Int) {
    let (extended, bits) = (number < 0 ? -1 : 0, UInt(bitPattern: number))
    if sign > 0 {
      let (sum, carry) = low.addingReportingOverflow(bits)
      (high, low) = (high &+ extended &+ (carry ? 1 : 0), sum)
    } else {
      let (difference, borrow) = low.subtractingReportingOverflow(bits)
      (high, low) = (high &- extended &- (borrow ? 1 : 0), difference)
    }
  }

  @export(implementation) var integer: Int {
    let sum = Int(bitPattern: low)
    if high != (sum < 0 ? -1 : 0) {
      fatalError(
        "A sum is out of bounds: \(high) times 2 to the power of \(Int.bitWidth), plus \(low).")
    }
    return sum
  }

  @export(implementation)
  mutating func add(_ number: Double, _ sign: Int) { exact.add(number, sign) }

  @export(implementation) var number: Double { exact.value }
}
