// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

public import TableDiff

// Calls that people try, each with a message that names the one that is meant.
extension DerivedList {
  @available(*, unavailable, message: "an order is a closure: 'sorted { $0.name < $1.name }'")
  public func sorted<Value: Comparable>(by path: KeyPath<Row, Value>) -> Self { fatalError() }
  @available(*, unavailable, message: "'update(.filter { ... })' replaces the filter")
  public mutating func setFilter(_ isIncluded: @escaping (Row) -> Bool) -> ListDiff { fatalError() }
  @available(*, unavailable, message: "'update(.order { ... })' replaces the order")
  public mutating func setSort(_ order: @escaping (Row, Row) -> Bool) -> ListDiff { fatalError() }
  @available(*, unavailable, message: "'rows' is the collection") public subscript(offset: Int) -> Row { fatalError() }
}

extension Array {
  @available(*, unavailable, message: "its 'rows' are the collection")
  public init<Source>(_ list: DerivedList<Source>) where Element == Source.Element { fatalError() }
}
