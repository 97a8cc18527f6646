// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedListUpdater {
  /// Called with each event: the `onEvent` of ``options``.
  ///
  ///     updater.onEvent = { event in print(event) }
  public var onEvent: (@MainActor (UpdateEvent) -> Void)? {
    get { options.onEvent }
    set { options.onEvent = newValue }
  }

  /// Leaves the list as it is until ``resume()``, for example while the user edits a row.
  ///
  /// It sets ``isPaused``.
  public func pause() { isPaused = true }

  /// Shows the newest submission, which has waited since ``pause()``.
  public func resume() { isPaused = false }

  /// Whether the view is performing a batch, or animating it.
  public var isAnimating: Bool { machine.isAnimating }

  /// Reloads the view, such as after a change of what its cells show beside their rows.
  ///
  ///     updater.reload()
  ///
  /// The view is reloaded as soon as it may change, with the newest submission.
  public func reload() {
    if view != nil { run(machine.attached(showsUnknown: true)) }
  }
}
