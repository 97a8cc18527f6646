// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list of runs that stores the first one inline and allocates memory only for further ones.
///
/// Most diffs of an app have at most one run of a kind, so they allocate nothing for it.
@usableFromInline
package struct RunList<Run: Sendable & Hashable>: Sendable, Hashable {
  @usableFromInline var first: Run?

  /// The other runs; `nil` if there are none, since even an empty array is reference counted.
  @usableFromInline var rest: ContiguousArray<Run>?

  package init() {}

  package mutating func reserveCapacity(_ runCount: Int) {
    if runCount > 1 { makeRoom(runCount - 1) }
  }

  package mutating func append(_ run: Run) {
    if first == nil {
      first = run
    } else {
      if rest == nil { makeRoom(8) }
      rest?.append(run)
    }
  }

  private mutating func makeRoom(_ runCount: Int) {
    if rest == nil { rest = [] }
    rest?.reserveCapacity(runCount)
  }
}

extension RunList {
  /// Returns whether both hold the same runs, whatever their capacity.
  @usableFromInline
  package static func == (left: RunList, right: RunList) -> Bool { left.elementsEqual(right) }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for run in self { hasher.combine(run) }
  }
}

extension RunList: RandomAccessCollection, MutableCollection {
  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int { first == nil ? 0 : (rest?.count ?? 0) + 1 }

  @inlinable
  package subscript(index: Int) -> Run {
    get {
      guard let run = index > 0 ? rest?[index - 1] : first else {
        preconditionFailure("Run \(index) of \(endIndex)")
      }
      return run
    }
    set {
      if index > 0 {
        rest?[index - 1] = newValue
      } else {
        precondition(first != nil, "The list of runs is empty.")
        first = newValue
      }
    }
  }
}
