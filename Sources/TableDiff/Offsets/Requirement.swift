// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Traps with a message unless a condition holds.
///
/// Unlike `precondition`, it keeps the message in release builds, where a wrong count is useless
/// without its numbers.
@export(implementation)
package func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
