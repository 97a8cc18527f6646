// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The user's settings of accessibility.
public enum UIAccessibility {
  /// Whether the user prefers less motion; see ``UIKitSettings/isReduceMotionEnabled``.
  @MainActor public static var isReduceMotionEnabled: Bool { UIKitSettings.isReduceMotionEnabled }
}
