// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a test on a small stack found.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless a condition holds.
func expect(_ condition: Bool, _ problem: @autoclosure () -> String) throws {
  if !condition { throw Problem(problem()) }
}

/// Calls a closure on a thread with as much stack as other threads than the main one have on Apple's systems.
func onSmallStack(_ body: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
    let thread = Thread { continuation.resume(with: Result(catching: body)) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}
