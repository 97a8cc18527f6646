// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Returns the result of work that nothing stops, although it can be stopped.
///
/// Such work returns `nil` only if it was told to stop.
@export(implementation)
package func unstopped<Result>(_ result: Result?) -> Result {
  guard let result else { fatalError("The work stopped without a request.") }
  return result
}
