// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list of runs that stores a single run inline, and allocates memory only for several.
///
/// Most diffs of an app have at most one run of each kind, and so allocate nothing for it.
@usableFromInline
package struct RunList<Run: Sendable & Equatable>: Sendable, Equatable {
  /// The first run, until there are several.
  @usableFromInline var single: Run?

  /// All runs, once there are several; otherwise `nil`, since even an empty array is reference
  /// counted.
  @usableFromInline var several: ContiguousArray<Run>?

  @export(implementation)
  package init() {}

  /// Creates a list that adopts an array's storage.
  @export(implementation)
  package init(_ runs: ContiguousArray<Run>) {
    if runs.count > 1 { several = runs } else { single = runs.first }
  }

  /// All runs; shares its storage with the list if there are several.
  @export(implementation)
  package var array: ContiguousArray<Run> {
    several ?? (single.map { [$0] } ?? [])
  }

  @export(implementation)
  package mutating func reserveCapacity(_ runCount: Int) {
    if runCount > 1 { makeRoom(runCount) }
  }

  @export(implementation)
  @inline(__always)
  package mutating func append(_ run: Run) {
    if several != nil {
      several?.append(run)
    } else if single == nil {
      single = run
    } else {
      makeRoom(8)
      several?.append(run)
    }
  }

  @export(implementation)
  @inline(never)
  mutating func makeRoom(_ runCount: Int) {
    if several == nil {
      several = []
      several?.reserveCapacity(runCount)
      if let single { several?.append(single) }
      single = nil
    } else {
      several?.reserveCapacity(runCount)
    }
  }
}

extension RunList {
  /// Returns whether both lists hold the same runs, regardless of capacity.
  @usableFromInline
  package static func == (left: RunList, right: RunList) -> Bool { left.elementsEqual(right) }
}

extension RunList: RandomAccessCollection {
  @export(implementation) package var startIndex: Int { 0 }

  @export(implementation) package var endIndex: Int { several?.count ?? (single == nil ? 0 : 1) }

  @export(implementation)
  package subscript(index: Int) -> Run {
    get {
      if let several { return several[index] }
      guard let single, index == 0 else { preconditionFailure("Run \(index) of \(endIndex)") }
      return single
    }
    set {
      if several != nil {
        several?[index] = newValue
      } else {
        precondition(index == 0 && single != nil, "Run \(index) of \(endIndex)")
        single = newValue
      }
    }
  }
}
