// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A window.
@MainActor
open class NSWindow: NSResponder {
  open var contentView: NSView? {
    didSet {
      oldValue?.owningWindow = nil
      contentView?.owningWindow = self
      contentView?.needsLayout = true
    }
  }

  public override nonisolated init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
}
