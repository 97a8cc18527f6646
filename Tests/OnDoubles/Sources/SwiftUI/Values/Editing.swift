// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Whether rows can be edited.
public enum EditMode: Sendable {
  /// They cannot.
  case inactive
  /// They can for a while.
  case transient
  /// They can.
  case active

  /// Whether they can.
  public var isEditing: Bool { self != .inactive }
}

/// Whether something is visible.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system does it.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}

/// What refreshes a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes the view.
  public func callAsFunction() async { await action() }
}

extension View {
  /// Lets the user refresh the view.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    transformEnvironment(\.refresh) { $0 = RefreshAction(action: action) }
  }
}
