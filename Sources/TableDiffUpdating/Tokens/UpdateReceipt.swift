// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A promise of one outcome, which keeps it even if the updater is released.
final class UpdateReceipt {
  private var completion: (@MainActor (UpdateOutcome) -> Void)?

  /// The outcome, once it is due.
  var outcome = UpdateOutcome.cancelled

  init(_ completion: @escaping @MainActor (UpdateOutcome) -> Void) {
    self.completion = completion
  }

  deinit {
    guard let completion else { return }
    let outcome = outcome
    Task { @MainActor in completion(outcome) }
  }

  @MainActor
  func deliver() {
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }
}
