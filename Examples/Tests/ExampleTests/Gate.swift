// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Holds tasks back until it is opened, in place of time.
@MainActor
final class Gate {
  private var continuations: [CheckedContinuation<Void, Never>] = []

  var waiting: Int { continuations.count }

  func pass() async {
    await withCheckedContinuation { continuations.append($0) }
  }

  func open() {
    let continuations = continuations
    self.continuations = []
    for continuation in continuations { continuation.resume() }
  }
}
