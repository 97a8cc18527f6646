// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A call that the system refuses.
package struct SystemFailure: Error, CustomStringConvertible {
  package let call: String
  package let number: Int32

  package init(call: String, number: Int32) {
    self.call = call
    self.number = number
  }

  package var description: String { "\(call) failed with error \(number)." }
}
