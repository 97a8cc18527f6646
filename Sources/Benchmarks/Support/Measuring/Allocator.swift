// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The memory allocator of the system.
package enum Allocator {
  /// Sets the allocator's thresholds to their final values.
  ///
  /// glibc raises them during a run, when large blocks are freed. With the final values from the
  /// start, the first case runs under the same conditions as the last.
  package static func settle() {
    #if canImport(Glibc)
      let (trimThreshold, mapThreshold): (Int32, Int32) = (-1, -3)
      _ = setOption?(trimThreshold, 64 << 20)
      _ = setOption?(mapThreshold, 32 << 20)
    #endif
  }

  #if canImport(Glibc)
    /// The function `mallopt`, looked up by name because the Glibc module omits its header.
    private static let setOption = dlsym(nil, "mallopt").map {
      unsafeBitCast($0, to: (@convention(c) (_ option: Int32, _ value: Int32) -> Int32).self)
    }
  #endif
}
