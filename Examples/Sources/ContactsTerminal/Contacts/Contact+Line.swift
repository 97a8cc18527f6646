// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Contact {
  /// The line of the contact in the list.
  package var line: Line {
    let gray = Style(foreground: 245)
    let counted = calls == 1 ? "1 call" : "\(calls) calls"
    let padding = String(repeating: " ", count: max(0, 11 - counted.count))
    return Line([
      .init(name), .init(String(repeating: " ", count: max(1, 24 - name.count))),
      .init(phone, gray), .init(padding + counted, gray),
      .init(isOnline ? "   online" : "", Style(foreground: 114)),
    ])
  }
}
