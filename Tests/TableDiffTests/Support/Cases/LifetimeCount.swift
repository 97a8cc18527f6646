// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the objects that are alive, to find what leaks or dies twice.
final class LifetimeCount {
  fileprivate(set) var alive = 0
}

/// An object that a row holds and a count knows of.
final class TrackedObject {
  let value: Int
  private let count: LifetimeCount

  init(value: Int, count: LifetimeCount) {
    self.value = value
    self.count = count
    count.alive += 1
  }

  deinit { count.alive -= 1 }
}

/// An id that keeps an object alive.
struct TrackedID: Hashable {
  let object: TrackedObject

  static func == (left: TrackedID, right: TrackedID) -> Bool {
    left.object.value == right.object.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(object.value) }
}
