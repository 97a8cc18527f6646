// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Int {
  /// The number with a comma between each three digits, such as `1,000,000`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension Duration {
  /// The duration in milliseconds, such as `3.1 ms`.
  package var milliseconds: String {
    let tenths = Int((self / .microseconds(100)).rounded())
    return "\((tenths / 10).grouped).\(tenths % 10) ms"
  }
}
