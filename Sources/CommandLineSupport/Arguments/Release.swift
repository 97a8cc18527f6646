// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The release that a program is built from.
package enum Release {
  /// The newest release in CHANGELOG, or `unreleased` if there is none.
  package static let version = "unreleased"
}
