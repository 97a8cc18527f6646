// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the objects that are alive, to find what leaks or dies twice.
package final class LifetimeCount {
  package fileprivate(set) var alive = 0

  package init() {}
}

/// An object that a row holds and a count knows of.
package final class TrackedObject {
  package let value: Int
  private let count: LifetimeCount

  package init(value: Int, count: LifetimeCount) {
    self.value = value
    self.count = count
    count.alive += 1
  }

  deinit { count.alive -= 1 }
}

/// An id that keeps an object alive.
package struct TrackedID: Hashable {
  package let object: TrackedObject

  package init(object: TrackedObject) { self.object = object }

  package static func == (left: TrackedID, right: TrackedID) -> Bool {
    left.object.value == right.object.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(object.value) }
}
