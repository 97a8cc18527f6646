// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Coordinates, which go up in views that are not flipped.
extension NSView {
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    fromRoot(view.map { $0.toRoot(rect) } ?? rect)
  }

  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    view.map { $0.fromRoot(toRoot(rect)) } ?? toRoot(rect)
  }

  private func toRoot(_ rect: NSRect) -> NSRect {
    superview.map { $0.toRoot(toParent(rect, of: $0)) } ?? rect
  }

  private func fromRoot(_ rect: NSRect) -> NSRect {
    superview.map { fromParent($0.fromRoot(rect), of: $0) } ?? rect
  }

  private func toParent(_ rect: NSRect, of parent: NSView) -> NSRect {
    let y = isFlipped == parent.isFlipped ? rect.minY - bounds.minY : bounds.maxY - rect.maxY
    return NSRect(
      origin: NSPoint(x: rect.minX - bounds.minX + frame.minX, y: y + frame.minY), size: rect.size)
  }

  private func fromParent(_ rect: NSRect, of parent: NSView) -> NSRect {
    let y =
      isFlipped == parent.isFlipped
      ? rect.minY - frame.minY + bounds.minY : bounds.maxY + frame.minY - rect.maxY
    return NSRect(
      origin: NSPoint(x: rect.minX - frame.minX + bounds.minX, y: y), size: rect.size)
  }
}
