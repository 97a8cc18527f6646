// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The unit of work between two questions whether to stop.
@usableFromInline
package enum Block {
  /// So many rows: some tenths of a millisecond, and too rarely asked to cost anything.
  @inlinable
  package static var rowCount: Int { 65_536 }
}
