// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

extension TotalRule where Value: Comparable & Sendable {
  /// The minimum or maximum values of groups.
  @export(implementation)
  static func extremes(
    isMaximum: Bool, _ value: @escaping @Sendable (Row) -> Value
  ) -> TotalRule {
    var rule = TotalRule(
      add: { state, row, sign in
        if sign > 0 { state.insert(value(row)) } else { state.remove(value(row)) }
      },
      value: { state, _ in state.extreme(isMaximum: isMaximum) })
    rule.finish = { state, stop in state.sort(stop) }
    return rule
  }
}

extension TotalState where Value: Comparable {
  @export(implementation)
  mutating func insert(_ value: Value) {
    if isSorted {
      values.insert(value, at: position(of: value))
    } else {
      unsorted.append(value)
    }
  }

  /// Removes a value, searching all values if it is not where the order puts it.
  @export(implementation)
  mutating func remove(_ value: Value) {
    let index = position(of: value)
    if index < values.count, Reflexive(values[index]) == Reflexive(value) {
      values.remove(at: index)
    } else if let index = values.firstIndex(where: { Reflexive($0) == Reflexive(value) }) {
      values.remove(at: index)
    }
  }

  /// Returns the position of a value, or of the first one after it.
  @export(implementation)
  func position(of value: Value) -> Int {
    values.partitioningIndex { !(Reflexive($0) < Reflexive(value)) }
  }

  /// Sorts the values of many rows, unless it is stopped.
  ///
  /// - Returns: `false` if it was stopped.
  @export(implementation)
  mutating func sort(_ stop: _StopPoll?) -> Bool {
    if isSorted { return true }
    do throws(_Stopped) {
      try unsorted.sort(stop) { Reflexive($0) < Reflexive($1) }
      values = try TreeArray(unsorted, stop)
    } catch {
      return false
    }
    (unsorted, isSorted) = ([], true)
    return true
  }

  @export(implementation)
  func extreme(isMaximum: Bool) -> Value { values[isMaximum ? values.count - 1 : 0] }
}
