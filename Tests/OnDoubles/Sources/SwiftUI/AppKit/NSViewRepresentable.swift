// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import AppKit

/// A view of AppKit in a hierarchy of views.
@MainActor @preconcurrency
public protocol NSViewRepresentable: PrimitiveView {
  /// The type of the view.
  associatedtype NSViewType: NSView

  /// The type of the object that lives as long as the view.
  associatedtype Coordinator = Void

  /// What the methods are given.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view; called once.
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType

  /// Updates the view; called after it was made, and whenever something changes.
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)

  /// Makes the coordinator; called once, before the view is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// Cleans up before the view is removed.
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: NSViewType, coordinator: Coordinator)
}

extension NSViewRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  /// Does nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// Makes or updates the view.
  public func show(at node: ViewNode, in pass: ViewPass) {
    if node.platform == nil {
      let coordinator = makeCoordinator()
      let view = makeNSView(context: Context(coordinator, pass))
      if view.superview != nil { ViewFailures.add("makeNSView returned a view with a superview") }
      node.platform = (view, coordinator, { Self.dismantleNSView(view, coordinator: coordinator) })
    }
    guard let platform = node.platform, let view = platform.view as? NSViewType,
      let coordinator = platform.coordinator as? Coordinator
    else { return }
    updateNSView(view, context: Context(coordinator, pass))
  }
}

/// What a view of AppKit is made and updated for.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<View: NSViewRepresentable> {
  /// The coordinator.
  @MainActor @preconcurrency public let coordinator: View.Coordinator

  /// The transaction of the update.
  @MainActor @preconcurrency public private(set) var transaction: Transaction

  /// The environment.
  @MainActor @preconcurrency public private(set) var environment: EnvironmentValues

  init(_ coordinator: View.Coordinator, _ pass: ViewPass) {
    self.coordinator = coordinator
    (transaction, environment) = (pass.transaction, pass.environment)
  }
}
