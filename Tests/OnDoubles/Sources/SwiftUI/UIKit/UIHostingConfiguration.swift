// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// Views of SwiftUI as the content of a cell.
@available(iOS 16.0, tvOS 16.0, *)
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content

  /// The distances of the content from the edges of the cell; `nil` if they are those of the cell.
  public private(set) var margins: EdgeInsets?

  /// Creates a configuration.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
  }

  /// Returns the configuration with other margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    copy.margins = insets
    return copy
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns the configuration as it is.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of a configuration, whose text a label has.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private let graph = ViewGraph()
  private let label = UILabel(frame: .zero)

  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
    graph.onOwnUpdate = { [unowned self] in showTexts() }
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let configuration = configuration as? UIHostingConfiguration<Content, Background> else {
      return
    }
    let isSelected = sequence(first: self as UIView, next: \.superview)
      .contains { ($0 as? UITableViewCell)?.isSelected == true }
    graph.environment.backgroundProminence = isSelected ? .increased : .standard
    graph.show(configuration.content)
    showTexts()
  }

  private func showTexts() {
    label.text = graph.texts.joined(separator: " ")
  }
}
