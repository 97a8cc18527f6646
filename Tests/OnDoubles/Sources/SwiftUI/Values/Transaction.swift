// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How a change is animated; the double runs no animation.
public struct Animation: Equatable, Sendable {
  private let name: String

  /// The animation of the system.
  public static let `default` = Animation(name: "default")

  /// An animation that slows down at both ends.
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
}

/// What is true of one change of a state.
public struct Transaction {
  /// The animation; `nil` if there is none.
  public var animation: Animation?

  /// Whether views are not to be animated, whatever they say.
  public var disablesAnimations = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction.
  public init(animation: Animation?) { self.animation = animation }
}

/// Changes states with an animation.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

/// Changes states in a transaction.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let before = ViewGraph.transaction
  ViewGraph.transaction = transaction
  defer { ViewGraph.transaction = before }
  return try body()
}
