// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

/// Formats a number with two or three significant digits, or with all digits before its point.
package func formatted(_ number: Double) -> String {
  if !number.isFinite { return Figures.nothing }
  // Records are read from files, so no number is too large to be written.
  if number.magnitude >= 1e15 { return String(number) }
  if number >= 100 { return grouped(Int(number.rounded())) }
  if number == number.rounded() { return String(Int(number)) }
  return String(format: number >= 10 ? "%.1f" : number >= 0.1 ? "%.2f" : "%.2g", number)
}

/// Formats seconds in a suitable unit.
package func duration(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: formatted(seconds * 1e9) + " ns"
  case ..<1e-3: formatted(seconds * 1e6) + " µs"
  case ..<1: formatted(seconds * 1e3) + " ms"
  default: formatted(seconds) + " s"
  }
}
