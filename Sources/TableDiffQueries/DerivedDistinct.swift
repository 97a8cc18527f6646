// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The first row of each key in a list, kept up to date at the cost of what changed.
///
///     var people = TreeArray([
///       Person(id: 1, name: "Ann"), Person(id: 2, name: "Amy"), Person(id: 3, name: "Zoe"),
///     ])
///     var firsts = DerivedDistinct(people) { $0.name.first ?? "#" }
///     firsts.rows.map(\.name)  // ["Ann", "Zoe"]
///     people.remove(at: 0)
///     let diff = firsts.update(to: people)
///     firsts.rows.map(\.name)  // ["Amy", "Zoe"]
///     diff.deletes             // [0]
///     diff.inserts             // [0]
///
/// The rows are in the order of the list. What is kept of each row of the list is the hash of its key,
/// in 19 bytes.
public struct DerivedDistinct<Source: RandomAccessCollection, Key: Hashable>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var keyed: KeyedSource<Source, Key>
  @usableFromInline var made: MadeRows<Source.Element>

  /// Creates the list of the first row of each key.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     DerivedDistinct(fruits, by: \.name).rows.map(\.id)  // [1]
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - key: The key of a row, which depends on the row alone.
  /// - Complexity: O(*n* log *n*) comparisons of integers, where *n* is the number of rows.
  @export(implementation)
  public init(_ source: Source, by key: @escaping @Sendable (Source.Element) -> Key) {
    self.init(KeyedSource(source, by: key))
  }

  @export(implementation)
  init(_ keyed: KeyedSource<Source, Key>) {
    var seen: Set<Key> = []
    let made = MadeRows(of: keyed.source) { row, _ in
      seen.insert(keyed.key(row)).inserted ? [row] : []
    }
    self.init(keyed, made)
  }

  @usableFromInline
  init(_ keyed: KeyedSource<Source, Key>, _ made: MadeRows<Source.Element>) {
    (self.keyed, self.made) = (keyed, made)
  }

  /// The first row of each key, in order.
  ///
  /// - Complexity: O(1)
  @export(implementation) public var rows: TreeArray<Source.Element> { made.rows }

  /// The list as of the last update.
  @export(implementation) public var source: Source { keyed.list }
}

extension DerivedDistinct: Sendable where Source: Sendable, Source.Element: Sendable {}

extension DerivedDistinct {
  /// Takes over the next version of the list, and returns what changed.
  ///
  ///     let old = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     var distinct = DerivedDistinct(old, by: \.name)
  ///     distinct.update(to: [Fruit(id: 2, name: "Fig")]).inserts  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of a diff of both versions, unless it is given, plus O(*k* log *n*) amortized, where
  ///   *k* is the number of changes and *n* that of rows.
  @export(implementation)
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff? = nil) -> ListDiff {
    let old = self
    guard
      let changes = keyed.update(to: new, by: changes ?? keyed.list.tableDiff(to: new))
    else {
      self = DerivedDistinct(new, by: keyed.key)
      return old.rows.tableDiff(to: rows)
    }
    var keys: Set<Key> = []
    var newLabels: Set<UInt64> = []
    for change in changes {
      if let (_, key) = change.old { keys.insert(key) }
      if let (_, label, key) = change.new {
        keys.insert(key)
        newLabels.insert(label)
      }
    }
    var edits: MadeRows<Source.Element>.Changes = [:]
    for key in keys {
      let (before, after) = (old.keyed.first(of: key), keyed.first(of: key))
      // A row that stays first may have changed; another one may have got its label.
      if let before, before.label != after?.label, edits[before.label] == nil {
        edits[before.label] = []
      }
      if let after, before?.label != after.label || newLabels.contains(after.label) {
        edits[after.label] = [after.row]
      }
    }
    made.take(edits)
    return old.rows.tableDiff(to: rows)
  }
}
