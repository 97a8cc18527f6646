// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a view shows, and how to make a view that shows it.
@MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state of the view.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show another configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration is of the type that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A state of a view; the double has none.
public protocol UIConfigurationState {}

/// What is done with a cell.
@available(iOS 14.0, tvOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState {
  /// Whether the row is held by its reorder control.
  public var isReordering: Bool
}

/// The content view of a cell or header, as its configuration says.
@MainActor
struct ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  var configuration: (any UIContentConfiguration)? { view?.configuration }

  /// Shows a configuration in a view, by the content view that is there if that can.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    if let view { container.addSubview(view) }
  }
}
