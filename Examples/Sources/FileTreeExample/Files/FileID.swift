// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What tells a file from all others, wherever it is moved and however it is renamed.
package struct FileID: Hashable, Sendable, CustomStringConvertible {
  package let device: UInt64
  package let number: UInt64

  /// For a file that has several links, the number of the folder and the name: each link is told from the others.
  package let link: String?

  package init(device: UInt64 = 0, number: UInt64, link: String? = nil) {
    (self.device, self.number, self.link) = (device, number, link)
  }

  package var description: String { link ?? "\(number)" }
}
