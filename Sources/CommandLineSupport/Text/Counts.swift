// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Returns a whole number with commas between groups of three digits.
package func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (position, digit) in digits.enumerated() {
    if position > 0, (digits.count - position).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}

/// Returns a number with a noun, in the plural unless the number is 1.
package func counted(_ number: Int, _ noun: String) -> String {
  grouped(number) + " " + noun + (number == 1 ? "" : "s")
}
