// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Observation

/// What SwiftUI warns of, or leaves undefined.
@MainActor
public enum ViewFailures {
  private static var texts: [String] = []

  /// Returns the failures so far, and forgets them.
  public static func take() -> [String] {
    defer { texts = [] }
    return texts
  }

  static func add(_ text: String) { texts.append(text) }

  /// Notes a change of a state.
  static func changed(_ what: String) {
    if ViewGraph.isUpdating {
      add("Modifying state during view update, this will cause undefined behavior: \(what)")
    }
  }
}

/// One update of the views of a graph.
@MainActor
public struct ViewPass {
  let graph: ViewGraph
  var environment: EnvironmentValues
  var transaction: Transaction
}

/// Views as they are shown: the double's own, which tests drive.
///
/// It evaluates all views whenever something changes; SwiftUI leaves out those that it knows to be equal.
@MainActor
public final class ViewGraph {
  static var transaction = Transaction()

  /// Whether views are shown with their menus, as if all were open.
  public static var showsMenus = false

  /// Whether views are being updated, of any graph.
  static var isUpdating = false

  /// Called after an update for which nobody has set another root.
  var onOwnUpdate: (() -> Void)?

  /// The environment of the root.
  public var environment = EnvironmentValues()

  private var root: (any View)?
  private let node = ViewNode()
  private var pending: Transaction?

  /// Creates a graph without views.
  public init() {}

  /// Shows a view now.
  public func show<Root: View>(_ view: Root) {
    root = view
    update(Self.transaction)
  }

  /// Removes all views.
  public func clear() {
    root = nil
    node.remove()
  }

  /// Updates the views in the next turn, in the transaction of now.
  func setNeedsUpdate() {
    let transaction = Self.transaction
    if pending != nil {
      pending = transaction
      return
    }
    pending = transaction
    Task { @MainActor [weak self] in self?.updateIfNeeded() }
  }

  /// Updates the views now, if a state has changed.
  public func updateIfNeeded() {
    guard let transaction = pending else { return }
    update(transaction)
    onOwnUpdate?()
  }

  private func update(_ transaction: Transaction) {
    pending = nil
    guard let root else { return }
    if Self.isUpdating {
      return ViewFailures.add("an update of views within an update of views")
    }
    Self.isUpdating = true
    defer { Self.isUpdating = false }
    node.show(root, in: ViewPass(graph: self, environment: environment, transaction: transaction))
  }

  /// The texts that are shown.
  public var texts: [String] { node.texts }

  /// The views of UIKit or AppKit that are shown.
  public var platformViews: [AnyObject] { node.platformViews }
}

/// A place of a view in a graph.
@MainActor
public final class ViewNode {
  var text: String?

  private var type: Any.Type?
  private var children: [Int: ViewNode] = [:]
  private var stored: [Int: Any?] = [:]

  /// What represents a view of the platform here, and removes it.
  var platform: (view: AnyObject, coordinator: Any, dismantle: () -> Void)?

  func show<Content: View>(_ view: Content, in pass: ViewPass) {
    if type != Content.self {
      remove()
      type = Content.self
    }
    text = nil
    if let primitive = view as? any PrimitiveView { return primitive.show(at: self, in: pass) }
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any InstalledProperty else { continue }
      var value = stored[index] ?? nil
      property.install(&value, pass)
      stored[index] = value
    }
    // Told before the value changes: the update follows in the next turn.
    let body = withObservationTracking {
      view.body
    } onChange: { [weak graph = pass.graph] in
      MainActor.assumeIsolated { graph?.setNeedsUpdate() }
    }
    showChild(body, at: 0, in: pass)
  }

  func showChild(_ view: any View, at index: Int, in pass: ViewPass) {
    let child = children[index] ?? ViewNode()
    children[index] = child
    child.show(view, in: pass)
  }

  func removeChild(at index: Int) { children.removeValue(forKey: index)?.remove() }

  func remove() {
    for child in children.values { child.remove() }
    (children, stored, type, text) = ([:], [:], nil, nil)
    platform?.dismantle()
    platform = nil
  }

  var texts: [String] {
    (text.map { [$0] } ?? []) + children.sorted { $0.key < $1.key }.flatMap(\.value.texts)
  }

  var platformViews: [AnyObject] {
    (platform.map { [$0.view] } ?? [])
      + children.sorted { $0.key < $1.key }.flatMap(\.value.platformViews)
  }
}
