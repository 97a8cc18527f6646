// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Task where Success == Never, Failure == Never {
  /// Lets others run until a condition holds.
  @MainActor
  static func yield(until condition: () -> Bool) async {
    while !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
