// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A change of a derivation other than a new version of its source.
///
///     var found = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")].derived
///     found.update(.filter(.narrower) { $0.name.contains("B") }).deletes  // [0]
public struct DerivationChange<List: Derivation> {
  /// Applies the change, and returns the diff; `nil` if it is stopped.
  ///
  /// It does not throw, because old systems cannot represent a stored closure with typed throws.
  @usableFromInline
  package let carryOut: (inout List, _StopPoll?) -> List.Diff?

  @export(implementation)
  package init(_ carryOut: @escaping (inout List, _StopPoll?) -> List.Diff?) {
    self.carryOut = carryOut
  }
}

extension Derivation {
  /// Applies a change, and returns what changed.
  ///
  ///     var sorted = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")].derived
  ///     sorted.update(.order { $0.name < $1.name }).moves  // [Move(from: 1, to: 0)]
  ///
  /// - Parameter change: The change.
  /// - Returns: The diff from what was shown before the call to what is shown after it.
  /// - Complexity: That of the change.
  @export(implementation)
  @inline(__always)
  @discardableResult
  public mutating func update(_ change: DerivationChange<Self>) -> Diff {
    finished { () throws(_Stopped) in
      guard let diff = change.carryOut(&self, nil) else { throw _Stopped() }
      return diff
    }
  }

  /// Applies a change, and returns what changed, unless it is stopped.
  ///
  ///     var sorted = [Person(id: 1, name: "Zoe")].derived
  ///     sorted.update(.order { $0.name < $1.name }, shouldStop: { Task.isCancelled })
  ///
  /// The call is as fast as one without `shouldStop`.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - shouldStop: Whether to stop; called every few thousand rows, mostly less than a
  ///     millisecond apart, not counting the time that the caller's closures take.
  /// - Returns: The diff from what was shown before the call to what is shown after it; `nil` if
  ///   `shouldStop` returned `true`, in which case nothing has changed.
  /// - Complexity: That of the change.
  @export(implementation)
  @inline(__always)
  @discardableResult
  public mutating func update(
    _ change: DerivationChange<Self>, shouldStop: () -> Bool
  ) -> Diff? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      var list = self
      guard let diff = change.carryOut(&list, stop) else { throw _Stopped() }
      self = list
      return diff
    }
  }
}

extension DerivationChange where List: OrderedDerivation {
  /// Replaces all filters by a new one.
  ///
  ///     var found = [Person(id: 1, name: "Ann")].derived
  ///     found.update(.filter { $0.isFavorite }).deletes  // [0]
  ///
  /// To pass a function, use the label: `.filter(.narrower, to: search.matches)`.
  ///
  /// Rows that are not tested stay shown or hidden until they are updated, whatever the filter
  /// returns for them.
  ///
  /// - Parameters:
  ///   - change: How the new filter compares with the old one.
  ///   - isIncluded: Whether the list includes a row.
  /// - Complexity: O(*t* + *v*), where *t* is the number of rows tested and *v* of rows included
  ///   before or since the list was sorted, plus O(log *n*) for each row that appears for the first
  ///   time.
  @export(implementation)
  @inline(__always)
  public static func filter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (List.Row) -> Bool
  ) -> Self {
    Self { list, stop in try? list.replaceFilter(change, isIncluded, stop) }
  }

  /// Replaces the order of the rows, within each section if there are sections.
  ///
  ///     var sorted = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")].derived
  ///     sorted.update(.order { $0.name < $1.name }).moves  // [Move(from: 1, to: 0)]
  ///
  /// A reversed list stays reversed.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first row is ordered before the second.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public static func order(
    by areInIncreasingOrder: @escaping @Sendable (List.Row, List.Row) -> Bool
  ) -> Self {
    Self { list, stop in try? list.replaceOrder(areInIncreasingOrder, stop) }
  }

  /// Moves the rows that kept their place, by ``OrderedDerivation/pinsEditedRows``, to where the
  /// order puts them.
  ///
  ///     var table = [Person(id: 1, name: "Ann")].derived.sorted { $0.name < $1.name }
  ///     table.update(.sortAgain).isEmpty  // true: none was edited
  ///
  /// - Complexity: O(*k* log *n* + *s*), where *k* is the number of edited rows, *n* of rows and
  ///   *s* of sections.
  @export(implementation) public static var sortAgain: Self {
    Self { list, stop in try? list.sortAgain(stop) }
  }
}
