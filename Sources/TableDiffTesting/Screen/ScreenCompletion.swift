// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// When a ``HeadlessScreen`` reports that the animation of a batch is over.
public struct ScreenCompletion: Sendable, Hashable {
  private let name: String

  /// Before `perform` returns.
  public static let immediate = ScreenCompletion(name: "immediate")

  /// A turn of the main actor later.
  public static let nextTurn = ScreenCompletion(name: "nextTurn")

  /// At ``SectionedHeadlessScreen/completeBatches(finished:)``.
  public static let manual = ScreenCompletion(name: "manual")

  /// Never: the view drops the completion.
  public static let dropped = ScreenCompletion(name: "dropped")
}

extension ScreenCompletion: CustomStringConvertible {
  /// The name, such as `nextTurn`.
  public var description: String { name }
}
