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

  /// The texts for which the view has its size: another root alone does not change that of a view that is reused, as
  /// users report (github.com/flocked/AdvancedCollectionTableView/issues/4).
  public private(set) var sizedTexts: [String] = []

  /// Creates a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    graph.show(rootView)
    sizedTexts = texts
    graph.onOwnUpdate = { [unowned self] in sizedTexts = texts }
  }

  open override func invalidateIntrinsicContentSize() { sizedTexts = texts }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }
}
