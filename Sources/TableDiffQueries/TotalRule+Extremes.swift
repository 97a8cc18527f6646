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
    rule.finish = { state in state.sort() }
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

  @export(implementation)
  mutating func sort() {
    if isSorted { return }
    unsorted.sort()
    values = TreeArray(unsorted)
    (unsorted, isSorted) = ([], true)
  }

  @export(implementation)
  func extreme(isMaximum: Bool) -> Value {
    require(!values.isEmpty, "A group of rows has no values: one that was removed was never there.")
    return values[isMaximum ? values.count - 1 : 0]
  }
}
