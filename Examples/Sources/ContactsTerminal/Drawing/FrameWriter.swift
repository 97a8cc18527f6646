// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a terminal shows at one time.
package struct Frame: Equatable, Sendable {
  package var size: TerminalSize
  package var lines: [Line]

  package init(size: TerminalSize, lines: [Line]) {
    self.size = size
    self.lines = lines
  }
}

/// Writes frames, of each only the lines that differ from the frame before.
package struct FrameWriter {
  private let usesColor: Bool
  private var shown: Frame?

  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// Writes the next frame as a whole.
  package mutating func invalidate() {
    shown = nil
  }

  /// Returns what to write for a frame; nothing if the terminal shows it.
  package mutating func bytes(for frame: Frame) -> [UInt8] {
    var text = ""
    let isNew = shown?.size != frame.size
    if isNew { text += ControlSequence.eraseScreen }
    for (index, line) in frame.lines.enumerated() {
      let old = isNew ? Line() : shown?.lines[index]
      if line != old { text += encoded(line, at: index, columns: frame.size.columns) }
    }
    shown = frame
    if text.isEmpty { return [] }
    return Array((ControlSequence.beginFrame + text + ControlSequence.endFrame).utf8)
  }

  private func encoded(_ line: Line, at index: Int, columns: Int) -> String {
    let line = line.truncated(to: columns)
    var text = ControlSequence.line(index)
    for span in line.spans { text += span.style.sequence(usesColor: usesColor) + span.text }
    // In the last column the cursor stays on the last character, which would be erased.
    return line.columns < columns ? text + ControlSequence.eraseRestOfLine : text
  }
}
