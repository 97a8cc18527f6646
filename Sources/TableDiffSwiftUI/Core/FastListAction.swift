// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An action that the user can perform by swiping a row of a `FastList`.
///
///     let block = FastListAction("Block", systemImage: "nosign", role: .destructive) {
///       store.block(contacts[0])
///     }
@MainActor
public struct FastListAction {
  /// The purpose of an action.
  public enum Role: Sendable, Hashable {
    /// It deletes something, and looks like it. It ends when its row has left the list.
    case destructive
  }

  package let title: String
  package let systemImage: String?
  package let role: Role?
  package let perform: () -> Void

  /// The `Color` of its button; `nil` for that of the role.
  var tint: Any?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of its button.
  ///   - systemImage: The name of the symbol on its button; by default there is none.
  ///   - role: The purpose of the action, which its button shows.
  ///   - action: Performs the action.
  public init(
    _ title: String, systemImage: String? = nil, role: Role? = nil, action: @escaping () -> Void
  ) {
    (self.title, self.systemImage, self.role, perform) = (title, systemImage, role, action)
  }
}
