// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Signals as bytes to be read, outside the handlers.
package enum SignalPipe {
  /// The end that handlers write to; set before they are installed.
  private nonisolated(unsafe) static var input: Int32 = -1

  /// Begins to watch for signals, and returns the end to read their numbers from.
  package static func open(_ signals: [Int32]) throws(SystemFailure) -> Int32 {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw SystemFailure(call: "pipe", number: errno) }
    input = ends[1]
    for number in signals { watch(number) }
    return ends[0]
  }

  /// Stops the program as the signal for that does by default, until it is continued.
  ///
  /// The calling thread may belong to a pool whose threads block signals.
  package static func stop() {
    var (stop, mask) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    watch(SIGTSTP)
  }

  private static func watch(_ number: Int32) {
    signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      // A full pipe holds signals enough.
      _ = write(SignalPipe.input, &byte, 1)
      errno = error
    }
  }
}
