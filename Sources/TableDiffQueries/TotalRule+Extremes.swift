// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

extension TotalRule where Value: Comparable & Sendable {
  /// The least values of groups, or the greatest ones.
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
      values.insert(value, at: values.partitioningIndex { $0 >= value })
    } else {
      unsorted.append(value)
    }
  }

  @export(implementation)
  mutating func remove(_ value: Value) {
    let index = values.partitioningIndex { $0 >= value }
    if index < values.count, values[index] == value { values.remove(at: index) }
  }

  /// Sorts the values of many rows, unless it is stopped.
  ///
  /// - Returns: `false` if it was stopped.
  @export(implementation)
  mutating func sort(_ stop: _StopPoll?) -> Bool {
    if isSorted { return true }
    do throws(_Stopped) {
      try unsorted.sort(stop) { $0 < $1 }
      values = try TreeArray(unsorted, stop)
    } catch {
      return false
    }
    (unsorted, isSorted) = ([], true)
    return true
  }

  @export(implementation)
  func extreme(isMaximum: Bool) -> Value {
    require(!values.isEmpty, "A group of rows has no values: one that was removed was never there.")
    return values[isMaximum ? values.count - 1 : 0]
  }
}
