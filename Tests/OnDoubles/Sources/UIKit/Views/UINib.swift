// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An archive of views, of which the double knows the class.
@MainActor
open class UINib: NSObject {
  let name: String

  /// Creates a nib.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The class of the view that the nib has.
  var viewClass: AnyClass? { UIKitSettings.nibs[name] }
}
