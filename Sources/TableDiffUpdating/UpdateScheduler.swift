// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Runs work later, on the main actor.
@MainActor
package struct UpdateScheduler {
  /// Runs work after the current work has ended.
  package let soon: @MainActor (_ work: @escaping @MainActor () -> Void) -> Void

  /// Runs work after a number of seconds.
  package let later: @MainActor (_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> Void

  package init(
    soon: @escaping @MainActor (_ work: @escaping @MainActor () -> Void) -> Void,
    later: @escaping @MainActor (_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> Void
  ) {
    self.soon = soon
    self.later = later
  }

  /// A scheduler that runs work in tasks.
  package static var tasks: UpdateScheduler {
    UpdateScheduler(
      soon: { work in Task { @MainActor in work() } },
      later: { seconds, work in
        // Longer than any animation, and small enough to convert to an integer.
        let seconds = max(0, min(seconds, 1_000_000))
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
          work()
        }
      })
  }
}
