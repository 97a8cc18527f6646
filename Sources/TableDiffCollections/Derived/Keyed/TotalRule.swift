// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What is kept of the rows of a group.
@usableFromInline
enum TotalState<Value> {
  /// Nothing but their number.
  case count

  /// A sum of integers in 128 bits: it may be out of bounds for a while.
  case integers(high: Int, low: UInt)

  case numbers(ExactSum)

  /// All values, sorted.
  case sorted(TreeArray<Value>)

  /// All values, before they are sorted.
  case unsorted(ContiguousArray<Value>)
}

extension TotalState: Sendable where Value: Sendable {}

/// How the total of a group is found.
@usableFromInline
struct TotalRule<Row, Value>: Sendable {
  /// What is kept of no rows.
  @usableFromInline let empty: @Sendable () -> TotalState<Value>

  /// Adds a row, or removes one: with 1 or -1.
  @usableFromInline let add: @Sendable (inout TotalState<Value>, Row, Int) -> Void

  /// Returns the total of a number of rows, at least one.
  @usableFromInline let value: @Sendable (TotalState<Value>, _ count: Int) -> Value

  /// Completes what was made of many rows.
  @usableFromInline var finish: @Sendable (inout TotalState<Value>) -> Void = { _ in }

  @export(implementation)
  init(
    empty: @escaping @Sendable () -> TotalState<Value>,
    add: @escaping @Sendable (inout TotalState<Value>, Row, Int) -> Void,
    value: @escaping @Sendable (TotalState<Value>, Int) -> Value
  ) {
    (self.empty, self.add, self.value) = (empty, add, value)
  }
}

extension TotalRule where Value == Int {
  @export(implementation) static var counting: TotalRule {
    TotalRule(empty: { .count }, add: { _, _, _ in }, value: { _, count in count })
  }

  @export(implementation)
  static func summing(_ number: @escaping @Sendable (Row) -> Int) -> TotalRule {
    TotalRule(
      empty: { .integers(high: 0, low: 0) },
      add: { state, row, sign in state.add(number(row), sign) },
      value: { state, _ in state.integer })
  }
}

extension TotalRule where Value == Double {
  @export(implementation)
  static func summing(_ number: @escaping @Sendable (Row) -> Double) -> TotalRule {
    TotalRule(
      empty: { .numbers(ExactSum()) },
      add: { state, row, sign in state.add(number(row), sign) },
      value: { state, _ in state.number })
  }
}

extension TotalState {
  @usableFromInline
  mutating func add(_ number: Int, _ sign: Int) {
    guard case .integers(let high, let low) = self else { return }
    let (extended, bits) = (number < 0 ? -1 : 0, UInt(bitPattern: number))
    if sign > 0 {
      let (sum, carry) = low.addingReportingOverflow(bits)
      self = .integers(high: high &+ extended &+ (carry ? 1 : 0), low: sum)
    } else {
      let (difference, borrow) = low.subtractingReportingOverflow(bits)
      self = .integers(high: high &- extended &- (borrow ? 1 : 0), low: difference)
    }
  }

  @usableFromInline var integer: Int {
    guard case .integers(let high, let low) = self else { return 0 }
    let sum = Int(bitPattern: low)
    if high != (sum < 0 ? -1 : 0) {
      fatalError(
        "A sum is out of bounds: \(high) times 2 to the power of \(Int.bitWidth), plus \(low).")
    }
    return sum
  }

  @usableFromInline
  mutating func add(_ number: Double, _ sign: Int) {
    guard case .numbers(var sum) = self else { return }
    self = .count
    sum.add(number, sign)
    self = .numbers(sum)
  }

  @usableFromInline var number: Double {
    if case .numbers(let sum) = self { sum.value } else { 0 }
  }
}
