// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The settings of the user.
///
/// As in AppKit it is not bound to an actor. It has no state of its own.
open class NSWorkspace: NSObject, @unchecked Sendable {
  private static let workspace = NSWorkspace()

  open class var shared: NSWorkspace { workspace }

  /// Whether the user prefers changes without animation.
  open var accessibilityDisplayShouldReduceMotion: Bool { WorkspaceDouble.reducesMotion }
}

/// What the double of the workspace adds to AppKit's interface.
public enum WorkspaceDouble {
  /// Whether the user prefers changes without animation, as far as the current task is concerned.
  @TaskLocal public static var reducesMotion = false
}
