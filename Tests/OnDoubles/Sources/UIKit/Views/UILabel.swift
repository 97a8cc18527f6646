// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A view of text.
open class UILabel: UIView {
  /// The text.
  open var text: String?
}
