// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TotalRule where Value: Comparable & Sendable {
  /// The least values of groups, or the greatest ones.
  @export(implementation)
  static func extremes(
    isMaximum: Bool, _ value: @escaping @Sendable (Row) -> Value
  ) -> TotalRule {
    var rule = TotalRule(
      empty: { .unsorted([]) },
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
    switch self {
    case .unsorted(var values):
      self = .count
      values.append(value)
      self = .unsorted(values)
    case .sorted(var values):
      self = .count
      values.insert(value, at: values.partitioningIndex { $0 >= value })
      self = .sorted(values)
    default: break
    }
  }

  @export(implementation)
  mutating func remove(_ value: Value) {
    guard case .sorted(var values) = self else { return }
    let index = values.partitioningIndex { $0 >= value }
    if index == values.count || values[index] != value { return }
    self = .count
    values.remove(at: index)
    self = .sorted(values)
  }

  @export(implementation)
  mutating func sort() {
    guard case .unsorted(var values) = self else { return }
    values.sort()
    self = .sorted(TreeArray(values))
  }

  @export(implementation)
  func extreme(isMaximum: Bool) -> Value {
    guard case .sorted(let values) = self, !values.isEmpty else {
      fatalError("A group of rows has no values: one that was removed was never there.")
    }
    return values[isMaximum ? values.count - 1 : 0]
  }
}
