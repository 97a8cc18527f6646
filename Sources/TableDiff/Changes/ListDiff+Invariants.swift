// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  #if TABLEDIFF_INTERNAL_CHECKS
    /// Whether the library was built with its internal checks, which take time.
    package static let hasInternalChecks = true

    /// Traps unless the parts of the diff fit together and are stored in canonical form.
    package func _checkInvariants() {
      do {
        let parts = try DiffParts(
          oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts, moves: moves,
          updates: updates)
        precondition(
          parts.deleted == deleted && parts.inserted == inserted && parts.moved == moved
            && parts.updated == updated, "\(self) is not stored in order")
      } catch {
        preconditionFailure("\(error)")
      }
    }
  #else
    /// Whether the library was built with its internal checks, which take time.
    package static let hasInternalChecks = false

    @inline(__always)
    package func _checkInvariants() {}
  #endif
}
