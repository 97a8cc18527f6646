// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the user of a device sets and an app brings along, set by tests.
@MainActor
public enum UIKitSettings {
  /// The class of the view in each nib, by the names of the nibs.
  public static var nibs: [String: AnyClass] = [:]

  /// Whether the user prefers less motion.
  public static var isReduceMotionEnabled = false
}
