// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A view of UIKit in a hierarchy of views.
@MainActor @preconcurrency
public protocol UIViewRepresentable: PrimitiveView {
  /// The type of the view.
  associatedtype UIViewType: UIView

  /// The type of the object that lives as long as the view.
  associatedtype Coordinator = Void

  /// What the methods are given.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Updates the view; called after it was made, and whenever something changes.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes the coordinator; called once, before the view is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// Cleans up before the view is removed.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Makes or updates the view.
  public func show(at node: ViewNode, in pass: ViewPass) {
    if node.platform == nil {
      let coordinator = makeCoordinator()
      let view = makeUIView(context: Context(coordinator, pass))
      if view.superview != nil { ViewFailures.add("makeUIView returned a view with a superview") }
      node.platform = (view, coordinator, { Self.dismantleUIView(view, coordinator: coordinator) })
    }
    guard let platform = node.platform, let view = platform.view as? UIViewType,
      let coordinator = platform.coordinator as? Coordinator
    else { return }
    updateUIView(view, context: Context(coordinator, pass))
  }
}

/// What a view of UIKit is made and updated for.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator

  /// The transaction of the update.
  @MainActor @preconcurrency public private(set) var transaction: Transaction

  /// The environment.
  @MainActor @preconcurrency public private(set) var environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ pass: ViewPass) {
    self.coordinator = coordinator
    (transaction, environment) = (pass.transaction, pass.environment)
  }
}
