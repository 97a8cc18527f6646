// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Asks for the main actor again and again, and keeps the longest time that it had to wait.
@MainActor
final class Heartbeat {
  private(set) var longestWait = Duration.zero
  private var task: Task<Void, Never>?

  init() {
    task = Task.detached(priority: .high) { [weak self] in
      let clock = ContinuousClock()
      while !Task.isCancelled {
        let asked = clock.now
        await self?.beat(askedAt: asked)
        try? await clock.sleep(for: .milliseconds(1))
      }
    }
  }

  deinit { task?.cancel() }

  private func beat(askedAt asked: ContinuousClock.Instant) {
    longestWait = max(longestWait, ContinuousClock.now - asked)
  }
}
