// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Lets others run until a condition holds; fails after ten seconds.
@MainActor
func wait(
  sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
) async throws {
  let deadline = ContinuousClock.now + .seconds(10)
  while !condition() {
    try #require(ContinuousClock.now < deadline, "waited in vain", sourceLocation: sourceLocation)
    try await Task.sleep(for: .milliseconds(1))
  }
}

/// Lets others run for as long as anything would take that must not happen.
@MainActor
func letOthersRun() async {
  for _ in 0..<100 { await Task.yield() }
}
