// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How a ``ListUpdater`` shows changes.
///
///     var options = UpdateOptions()
///     options.policy = .animate(upTo: 100)
///     let updater = ListUpdater(rows: fruits, options: options)
public struct UpdateOptions: Sendable {
  /// Whether to animate a change, to apply it without animation, or to reload; by default animates
  /// up to 1,000 changes, and reloads above 10,000.
  public var policy: UpdatePolicy = .animate(upTo: 1_000, applyUpTo: 10_000)

  /// What matters most if a change does not fit into one batch.
  public var preference: StagePreference = .fewestStages

  /// Which rows of a surviving section are reported as moves.
  public var moves: ListDiff.MoveStyle = .minimal

  /// Which rows are paired if their ids repeat.
  public var algorithm: ListDiff.Algorithm = .heckel

  /// What to do with a change while the view is off screen.
  public var offScreen: OffScreen = .reload

  /// How many seconds to wait for the end of an animation, in case the view never reports it.
  ///
  /// With `.infinity` the updater waits for ever, and retains the view as long.
  public var completionTimeout: Double = 3

  /// Whether to perform all batches on a ``HeadlessListView`` first, and to reload if it refuses
  /// them; by default `false`.
  ///
  /// This finds faults in types of rows and sections before the view does. It takes many times as
  /// long as the diff.
  public var validatesBatches = false

  /// Called with what the updater does.
  ///
  /// In debug builds it also makes the updater look for repeated ids in states of up to 10,000 rows.
  public var onEvent: (@MainActor (UpdateEvent) -> Void)?

  /// Creates the default options.
  public init() {}

  /// What to do with a change while the view is off screen.
  public struct OffScreen: Sendable, Hashable {
    private let name: String

    /// Load the view anew, which costs nothing until it appears.
    public static let reload = OffScreen(name: "reload")

    /// Wait until the view is on screen, and animate the change then.
    ///
    /// The updater looks ten times a second, and at each call of ``ListUpdater/updateIfNeeded()``.
    public static let wait = OffScreen(name: "wait")
  }
}

extension UpdateOptions.OffScreen: CustomStringConvertible {
  /// The name, such as `wait`.
  public var description: String { name }
}
