// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An object that handles events.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }
}
