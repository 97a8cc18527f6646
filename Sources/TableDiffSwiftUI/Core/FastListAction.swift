// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a user can do with a row of a `FastList` by swiping it.
///
///     let block = FastListAction("Block", isDestructive: true) { store.block(contacts[0]) }
@MainActor
public struct FastListAction {
  package let title: String
  let isDestructive: Bool
  let action: () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of its button.
  ///   - isDestructive: Whether it looks like one that deletes something.
  ///   - action: What it does.
  public init(_ title: String, isDestructive: Bool = false, action: @escaping () -> Void) {
    (self.title, self.isDestructive, self.action) = (title, isDestructive, action)
  }
}
