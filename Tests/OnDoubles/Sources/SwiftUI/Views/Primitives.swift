// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A text.
public nonisolated struct Text: PrimitiveView {
  let text: String

  /// Creates a text.
  public init(verbatim content: String) { text = content }

  /// Creates a text.
  public init<Content: StringProtocol>(_ content: Content) { text = String(content) }

  /// Shows the text.
  @MainActor
  public func show(at node: ViewNode, in pass: ViewPass) { node.text = text }
}

/// Nothing.
public nonisolated struct EmptyView: PrimitiveView {
  /// Creates a view without content.
  public init() {}

  /// Shows nothing.
  @MainActor
  public func show(at node: ViewNode, in pass: ViewPass) {}
}

/// Several views.
public nonisolated struct TupleView<Content>: PrimitiveView {
  let content: Content
  private let children: [any View]

  init<each Child: View>(_ content: (repeat each Child)) where Content == (repeat each Child) {
    self.content = content
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    self.children = children
  }

  /// Shows the views.
  @MainActor
  public func show(at node: ViewNode, in pass: ViewPass) {
    for (index, child) in children.enumerated() { node.showChild(child, at: index, in: pass) }
  }
}

/// One of two views.
public nonisolated struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Choice {
    case first(First)
    case second(Second)
  }

  let choice: Choice

  init(_ choice: Choice) { self.choice = choice }

  /// Shows the view.
  @MainActor
  public func show(at node: ViewNode, in pass: ViewPass) {
    switch choice {
    case .first(let view):
      node.removeChild(at: 1)
      node.showChild(view, at: 0, in: pass)
    case .second(let view):
      node.removeChild(at: 0)
      node.showChild(view, at: 1, in: pass)
    }
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  /// Shows the view, if there is one.
  @MainActor
  public func show(at node: ViewNode, in pass: ViewPass) {
    if let self { node.showChild(self, at: 0, in: pass) } else { node.removeChild(at: 0) }
  }
}

/// A view of any type.
public nonisolated struct AnyView: PrimitiveView {
  let view: any View

  /// Creates a view that hides the type of another one.
  public init<V: View>(_ view: V) { self.view = view }

  /// Shows the view.
  @MainActor
  public func show(at node: ViewNode, in pass: ViewPass) { node.showChild(view, at: 0, in: pass) }
}
