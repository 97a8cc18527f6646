// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A part of an interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Is never asked for.
  public var body: Never { fatalError("A primitive view has no body.") }
}

/// A view that the double shows itself; in SwiftUI this is private.
@MainActor
public protocol PrimitiveView: View where Body == Never {
  /// Shows the view at a node.
  func show(at node: ViewNode, in pass: ViewPass)
}

extension PrimitiveView {
  /// Is never asked for.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Makes a view of statements.
@resultBuilder
public struct ViewBuilder {
  /// Returns a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns a view without content.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

  /// Returns a view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

  /// Returns the second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
}
