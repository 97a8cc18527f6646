// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How many lists each family hands out; an exhaustive run says it at its end.
enum FamilyCounts {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var counts: [String: Int] = [:]

  /// Adds lists that a family handed out to a test.
  static func add(_ count: Int, _ file: String, _ function: String) {
    if !Sizes.isExhaustive || file.hasSuffix("Families.swift") { return }
    lock.withLock {
      if counts.isEmpty { atexit { FamilyCounts.report() } }
      counts["\(file) \(function)", default: 0] += count
    }
  }

  private static func report() {
    for (family, count) in counts { print("Family \(family): \(count)") }
  }
}
