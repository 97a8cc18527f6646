// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How text looks.
package struct Style: Equatable, Sendable {
  /// One of the 256 colours of xterm; `nil` for that of the terminal.
  package var foreground: UInt8?
  package var background: UInt8?
  package var isBold = false
  package var isDim = false
  package var isReversed = false

  package init(
    foreground: UInt8? = nil, background: UInt8? = nil, isBold: Bool = false, isDim: Bool = false,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
  }

  /// The control sequence that sets the style.
  ///
  /// - Parameter usesColor: Whether to set colours; the rest is set in any case.
  package func sequence(usesColor: Bool) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isReversed { codes.append("7") }
    if usesColor, let foreground { codes.append("38;5;\(foreground)") }
    if usesColor, let background { codes.append("48;5;\(background)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
