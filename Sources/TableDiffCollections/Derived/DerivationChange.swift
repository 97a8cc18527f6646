// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A change of a derivation, for a call that can be stopped.
///
///     var found = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")].derived
///     let diff = found.update(
///       .filter(.narrower) { $0.name.contains("B") }, shouldStop: { Task.isCancelled })
///     diff?.deletes  // [0]
///
/// Each method of a derivation that reads many rows has its counterpart here, but for the one that takes
/// over the next version of the source, which is ``Derivation/update(to:by:shouldStop:)``.
public struct DerivationChange<List: Derivation> {
  /// Carries the change out, and returns the diff; `nil` if it is stopped.
  ///
  /// It does not throw: old systems cannot describe a stored closure with typed throws.
  @usableFromInline
  package let carryOut: (inout List, _StopPoll) -> List.Diff?

  @export(implementation)
  package init(_ carryOut: @escaping (inout List, _StopPoll) -> List.Diff?) {
    self.carryOut = carryOut
  }
}

extension Derivation {
  /// Carries out a change, and returns what changed, unless it is stopped.
  ///
  ///     var sorted = [Person(id: 1, name: "Zoe")].derived
  ///     sorted.update(.order { $0.name < $1.name }, shouldStop: { Task.isCancelled })
  ///
  /// A call takes as long as one without `shouldStop`.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - shouldStop: Whether to stop; called after some thousand rows, which mostly take less than a
  ///     millisecond apart from the time that closures of the caller take.
  /// - Returns: The diff from what was shown before the call to what is shown after it; `nil` if
  ///   `shouldStop` returned `true`, and nothing has changed.
  /// - Complexity: As that of the method that makes the same change.
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
  /// Another filter, as ``OrderedDerivation/updateFilter(_:to:)`` takes.
  ///
  ///     var found = [Person(id: 1, name: "Ann")].derived
  ///     found.update(.filter { $0.isFavorite }, shouldStop: { Task.isCancelled })?.deletes  // [0]
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  @export(implementation)
  @inline(__always)
  public static func filter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (List.Row) -> Bool
  ) -> Self {
    Self { list, stop in try? list.replaceFilter(change, isIncluded, stop) }
  }

  /// Another order, as ``OrderedDerivation/updateOrder(by:)`` takes.
  ///
  ///     var sorted = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")].derived
  ///     let diff = sorted.update(.order { $0.name < $1.name }, shouldStop: { Task.isCancelled })
  ///     diff?.moves  // [Move(from: 1, to: 0)]
  ///
  /// - Parameter areInIncreasingOrder: Whether a row comes before another one.
  @export(implementation)
  @inline(__always)
  public static func order(
    by areInIncreasingOrder: @escaping @Sendable (List.Row, List.Row) -> Bool
  ) -> Self {
    Self { list, stop in try? list.replaceOrder(areInIncreasingOrder, stop) }
  }

  /// The move of rows that kept their place, as of ``OrderedDerivation/sortAgain()``.
  ///
  ///     var table = [Person(id: 1, name: "Ann")].derived.sorted { $0.name < $1.name }
  ///     table.update(.sortAgain, shouldStop: { false })?.isEmpty  // true: none was edited
  @export(implementation) public static var sortAgain: Self {
    Self { list, stop in try? list.sortAgain(stop) }
  }
}
