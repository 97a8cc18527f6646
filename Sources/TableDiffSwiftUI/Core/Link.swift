// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A value that is stored elsewhere, like that of a binding.
@MainActor
package struct Link<Value> {
  package let get: @MainActor () -> Value
  package let set: @MainActor (Value) -> Void

  package init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }
}
