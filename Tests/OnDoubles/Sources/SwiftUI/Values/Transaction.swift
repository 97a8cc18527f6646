// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How a change is animated; the double runs no animation.
public struct Animation: Equatable, Sendable {
  private let name: String

  /// The animation of the system.
  public static let `default` = Animation(name: "default")
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

/// A view whose changes have an animation of their own.
nonisolated struct AnimatedView<Content: View>: PrimitiveView {
  let content: Content
  let animation: Animation?

  @MainActor
  func show(at node: ViewNode, in pass: ViewPass) {
    var pass = pass
    pass.transaction.animation = animation
    node.showChild(content, at: 0, in: pass)
  }
}

extension View {
  /// Sets the animation of all changes of the view.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    AnimatedView(content: self, animation: animation)
  }
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
