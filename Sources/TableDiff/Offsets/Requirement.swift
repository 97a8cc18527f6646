// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Traps with a message unless a condition holds.
///
/// As `precondition`, which in release builds leaves the message out: a wrong count without its
/// numbers helps nobody.
@inlinable
package func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
