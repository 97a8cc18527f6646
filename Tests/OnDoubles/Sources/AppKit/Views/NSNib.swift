// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An archive of objects, of which the double knows how to make the one that matters.
open class NSNib: NSObject {
  let make: @MainActor () -> NSObject

  /// Creates a nib whose object a closure makes.
  public init(making make: @escaping @MainActor () -> NSObject) {
    self.make = make
    super.init()
  }
}
