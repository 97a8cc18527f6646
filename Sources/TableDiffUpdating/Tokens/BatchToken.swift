// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Reports the end of a batch once: when the view calls or releases its completion, or after a
/// timeout.
///
/// It retains the view until then, because list views throw if they are released during a batch.
final class BatchToken {
  private var report: (@MainActor (_ finished: Bool) -> Void)?

  @MainActor
  init(_ view: any ListView, report: @escaping @MainActor (_ finished: Bool) -> Void) {
    self.report = { finished in withExtendedLifetime(view) { report(finished) } }
  }

  deinit {
    guard let report else { return }
    Task { @MainActor in report(false) }
  }

  /// Whether the end was reported.
  @MainActor
  var isSettled: Bool { report == nil }

  @MainActor
  func settle(finished: Bool) {
    let report = report
    self.report = nil
    report?(finished)
  }
}

/// A promise of one outcome, which is kept even if the updater is released.
final class UpdateReceipt {
  private var completion: (@MainActor (UpdateOutcome) -> Void)?

  /// The outcome to deliver.
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
