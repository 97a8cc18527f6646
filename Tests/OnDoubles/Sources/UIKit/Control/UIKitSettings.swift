// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the user of a device sets, set by tests.
@MainActor
public enum UIKitSettings {
  /// Whether the user prefers less motion.
  public static var isReduceMotionEnabled = false
}
