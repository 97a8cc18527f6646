// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The root of a hierarchy of views on the screen.
open class UIWindow: UIView {
  /// The window itself.
  open override var window: UIWindow? { self }
}
