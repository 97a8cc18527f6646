// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import Foundation

/// Runs work that waits for the main actor.
///
/// The program is synchronous, so the main actor runs on its first thread, whose processor time can
/// be measured.
@MainActor
package enum MainLoop {
  /// Runs the main actor until a condition holds.
  package static func run(until isMet: () -> Bool) {
    while !isMet() { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Runs all work that waits for the main actor.
  package static func drain() {
    var isDrained = false
    Task { @MainActor in isDrained = true }
    run { isDrained }
  }

  /// Switches threads like an update off the main actor: to a turn, to work elsewhere, back, to
  /// another turn, and away to release states.
  static func hop(_ work: @escaping @Sendable () -> Void) {
    var isBack = false
    let deliver: @MainActor () -> Void = { Task { @MainActor in isBack = true } }
    Task { @MainActor in
      Task.detached(priority: .userInitiated) {
        work()
        await deliver()
      }
    }
    run { isBack }
    Task.detached(priority: .utility) {}
    drain()
  }

  /// Returns the computing time of the main thread during a call, without waiting.
  static func computingSeconds(_ call: () -> Void) -> Double {
    let start = threadSeconds
    call()
    return threadSeconds - start
  }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
