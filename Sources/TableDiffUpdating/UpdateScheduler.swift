// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Runs work later, on the main actor.
@MainActor
package struct UpdateScheduler {
  /// Runs work once the current one has ended.
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

  /// Runs work in tasks.
  package static var tasks: UpdateScheduler {
    UpdateScheduler(
      soon: { work in Task { @MainActor in work() } },
      later: { seconds, work in
        // Longer than any animation, and short enough for an integer.
        let seconds = max(0, min(seconds, 1_000_000))
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
          work()
        }
      })
  }
}
