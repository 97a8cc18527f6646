// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The failures of a double, which outlive it.
@MainActor
public final class FailureRecord {
  /// The failures so far.
  public private(set) var failures: [UIKitFailure] = []

  /// Creates an empty record.
  public init() {}

  func add(_ failure: UIKitFailure) { failures.append(failure) }

  /// Removes and returns all failures.
  public func take() -> [UIKitFailure] {
    defer { failures = [] }
    return failures
  }
}
