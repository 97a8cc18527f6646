// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a user can do with a row of a `FastList` by swiping it.
///
///     let block = FastListAction("Block", systemImage: "nosign", role: .destructive) {
///       store.block(contacts[0])
///     }
@MainActor
public struct FastListAction {
  /// What an action is for.
  public enum Role: Sendable, Hashable {
    /// It deletes something, and looks so. It ends when the list shows that its row is gone.
    case destructive
  }

  package let title: String
  package let systemImage: String?
  package let role: Role?
  package let perform: () -> Void

  /// The color of its button, of SwiftUI; `nil` for that of the role.
  private(set) var tint: Any?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of its button.
  ///   - systemImage: The name of the symbol on its button; by default there is none.
  ///   - role: What it is for, which its button shows.
  ///   - action: What it does.
  public init(
    _ title: String, systemImage: String? = nil, role: Role? = nil, action: @escaping () -> Void
  ) {
    (self.title, self.systemImage, self.role, perform) = (title, systemImage, role, action)
  }

  /// Returns the action with another color.
  func with(tint: Any?) -> FastListAction {
    var copy = self
    copy.tint = tint
    return copy
  }
}
