// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A change of a derivation that can be stopped.
///
///     var found = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")].derived
///     let diff = found.update(
///       .filter(.narrower) { $0.name.contains("B") }, shouldStop: { Task.isCancelled })
///     diff?.deletes  // [0]
///
/// Each method that may read many rows has a counterpart here, except
/// ``Derivation/update(to:by:)``, whose counterpart is ``Derivation/update(to:by:shouldStop:)``.
public struct DerivationChange<List: Derivation> {
  /// Applies the change, and returns the diff; `nil` if it is stopped.
  ///
  /// It does not throw, because old systems cannot represent a stored closure with typed throws.
  @usableFromInline
  package let carryOut: (inout List, _StopPoll) -> List.Diff?

  @export(implementation)
  package init(_ carryOut: @escaping (inout List, _StopPoll) -> List.Diff?) {
    self.carryOut = carryOut
  }
}

extension Derivation {
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
  /// - Complexity: That of the method that makes the same change.
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
  /// Replaces the filter, as ``OrderedDerivation/updateFilter(_:to:)`` does.
  ///
  ///     var found = [Person(id: 1, name: "Ann")].derived
  ///     found.update(.filter { $0.isFavorite }, shouldStop: { Task.isCancelled })?.deletes  // [0]
  ///
  /// - Parameters:
  ///   - change: How the new filter compares with the old one.
  ///   - isIncluded: Whether the list includes a row.
  @export(implementation)
  @inline(__always)
  public static func filter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (List.Row) -> Bool
  ) -> Self {
    Self { list, stop in try? list.replaceFilter(change, isIncluded, stop) }
  }

  /// Replaces the order, as ``OrderedDerivation/updateOrder(by:)`` does.
  ///
  ///     var sorted = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")].derived
  ///     let diff = sorted.update(.order { $0.name < $1.name }, shouldStop: { Task.isCancelled })
  ///     diff?.moves  // [Move(from: 1, to: 0)]
  ///
  /// - Parameter areInIncreasingOrder: Whether the first row is ordered before the second.
  @export(implementation)
  @inline(__always)
  public static func order(
    by areInIncreasingOrder: @escaping @Sendable (List.Row, List.Row) -> Bool
  ) -> Self {
    Self { list, stop in try? list.replaceOrder(areInIncreasingOrder, stop) }
  }

  /// Moves rows that kept their place, as ``OrderedDerivation/sortAgain()`` does.
  ///
  ///     var table = [Person(id: 1, name: "Ann")].derived.sorted { $0.name < $1.name }
  ///     table.update(.sortAgain, shouldStop: { false })?.isEmpty  // true: none was edited
  @export(implementation) public static var sortAgain: Self {
    Self { list, stop in try? list.sortAgain(stop) }
  }
}
