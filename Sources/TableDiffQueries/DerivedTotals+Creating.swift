// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension DerivedTotals where Value == Int {
  @export(implementation)
  package init(counting source: Source, by key: @escaping @Sendable (Source.Element) -> Key) {
    self.init(source, key, .counting)
  }

  @export(implementation)
  package init(
    summing source: Source, by key: @escaping @Sendable (Source.Element) -> Key,
    of number: @escaping @Sendable (Source.Element) -> Int
  ) {
    self.init(source, key, .summing(number))
  }
}

extension DerivedTotals where Value == Double {
  @export(implementation)
  package init(
    summing source: Source, by key: @escaping @Sendable (Source.Element) -> Key,
    of number: @escaping @Sendable (Source.Element) -> Double
  ) {
    self.init(source, key, .summing(number))
  }
}

extension DerivedTotals where Value: Comparable & Sendable {
  @export(implementation)
  package init(
    minimum source: Source, by key: @escaping @Sendable (Source.Element) -> Key,
    of value: @escaping @Sendable (Source.Element) -> Value
  ) {
    self.init(source, key, .extremes(isMaximum: false, value))
  }

  @export(implementation)
  package init(
    maximum source: Source, by key: @escaping @Sendable (Source.Element) -> Key,
    of value: @escaping @Sendable (Source.Element) -> Value
  ) {
    self.init(source, key, .extremes(isMaximum: true, value))
  }
}
