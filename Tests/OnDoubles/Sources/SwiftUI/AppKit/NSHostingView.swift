// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import AppKit

/// Views of SwiftUI in a view of AppKit.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  private let graph = ViewGraph()

  /// What is shown.
  public var rootView: Content { didSet { graph.show(rootView) } }

  /// The texts that are shown, for tests.
  public var texts: [String] { graph.texts }

  /// Creates a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    graph.show(rootView)
  }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }
}
