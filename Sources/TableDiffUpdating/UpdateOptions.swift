// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// How a ``ListUpdater`` shows changes.
///
///     let updater = ListUpdater(fruits, options: UpdateOptions(policy: .animate(upTo: 100)))
public struct UpdateOptions: Sendable {
  /// Whether to animate a change, to apply it without animation, or to reload; by default, up to
  /// 1,000 changes are animated, and more than 10,000 reload the view.
  public var policy: UpdatePolicy

  /// What matters most if a change does not fit into one batch.
  public var preference: StagePreference

  /// How rows of a surviving section are paired if ids repeat, and which pairs are reported as
  /// moves.
  public var diff: ListDiff.Options

  /// Whether a change that arrives off screen waits until the view is on screen, and is then
  /// animated; by default `false`: the view is reloaded, which costs nothing until it appears.
  ///
  /// While a change waits, the updater checks the view ten times a second, and at each call of
  /// ``SectionedListUpdater/updateIfNeeded()``.
  public var waitsUntilOnScreen: Bool

  /// The number of seconds to wait for the end of an animation, in case the view never reports it.
  ///
  /// With `.infinity`, the updater waits without limit, and retains the view meanwhile.
  public var completionTimeout: Double

  /// Whether to perform all batches on a `HeadlessListView` first, and to reload the view if it
  /// rejects them; by default `false`.
  ///
  /// This finds wrong conformances of rows and sections before the view throws. It takes many times
  /// as long as the diff.
  public var validatesBatches: Bool

  /// Called with each event.
  ///
  /// In debug builds, setting it also makes the updater check for repeated ids.
  public var onEvent: (@MainActor (UpdateEvent) -> Void)?

  /// Called with a line for each state that the list shows: what was compared, how long it took, what was shown
  /// and why; `nil` by default, which costs nothing.
  ///
  ///     updater.options.log = { line in print(line) }
  ///
  /// On systems of Apple, a `Logger` takes it: `{ logger.debug("\($0)") }`.
  public var log: (@MainActor (String) -> Void)?

  /// Creates options; the defaults suit most lists.
  public init(
    policy: UpdatePolicy = .animate(upTo: 1_000, applyUpTo: 10_000),
    preference: StagePreference = .fewestStages, diff: ListDiff.Options = ListDiff.Options(),
    waitsUntilOnScreen: Bool = false, completionTimeout: Double = 3,
    validatesBatches: Bool = false, onEvent: (@MainActor (UpdateEvent) -> Void)? = nil,
    log: (@MainActor (String) -> Void)? = nil
  ) {
    (self.policy, self.preference, self.diff) = (policy, preference, diff)
    self.waitsUntilOnScreen = waitsUntilOnScreen
    self.completionTimeout = completionTimeout
    (self.validatesBatches, self.onEvent, self.log) = (validatesBatches, onEvent, log)
  }
}
