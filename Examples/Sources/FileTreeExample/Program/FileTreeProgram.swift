// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ContactsTerminal
import TableDiffOutlines

/// The program between a keyboard and a terminal.
@MainActor
package final class FileTreeProgram {
  /// What the program asks of whoever runs it.
  package enum Request: Sendable {
    case suspend, quit
  }

  package let view: FileTreeView
  private let terminal: Terminal
  private var keys = KeyParser()
  private var writer: FrameWriter

  /// How long the last change of the disk took to be shown.
  private var lastUpdate: Duration?

  package init(_ tree: FileTree, terminal: Terminal, usesColor: Bool) {
    self.terminal = terminal
    view = FileTreeView(tree)
    writer = FrameWriter(usesColor: usesColor)
    view.list.select(0)
    resize()
  }

  /// Takes what the keyboard sends.
  package func receive(_ bytes: [UInt8]) -> Request? {
    for key in keys.keys(of: bytes) {
      if let request = press(key) { return request }
    }
    return nil
  }

  private func press(_ key: Key) -> Request? {
    let page = max(1, view.list.viewport.height - 1)
    switch key {
    case .up: view.list.moveSelection(by: -1)
    case .down: view.list.moveSelection(by: 1)
    case .pageUp: view.list.moveSelection(by: -page)
    case .pageDown: view.list.moveSelection(by: page)
    case .home: view.list.select(0)
    case .end: view.list.select(view.list.count - 1)
    case .right: view.goRight()
    case .left: view.goLeft()
    case .text("*"): view.setAllExpanded(true)
    case .text("/"): view.setAllExpanded(false)
    case .text(" "): view.selectedRow?.isExpanded == true ? view.goLeft() : view.goRight()
    case .redraw: writer.invalidate()
    case .suspend: return .suspend
    case .quit, .text("q"): return .quit
    case .text, .backspace, .escape, .tab, .step: break
    }
    return nil
  }

  /// Takes in what changed on the disk.
  package func follow(all: Bool) {
    let begin = ContinuousClock.now
    if view.change({ $0.follow(all: all) }) { lastUpdate = .now - begin }
  }

  /// Takes the size of the terminal.
  package func resize() {
    writer.invalidate()
    view.list.resize(height: max(0, terminal.size().rows - 1))
  }

  /// Draws what differs from what is shown.
  package func draw() throws {
    let size = terminal.size()
    var lines = view.list.lines(columns: size.columns)
    if size.rows > 0 { lines.append(status) }
    try terminal.write(writer.bytes(for: Frame(size: size, lines: lines)))
  }

  private var status: Line {
    let counts = "\(view.list.count.grouped) of \(view.tree.outline.count.grouped) shown"
    let time = lastUpdate.map { ", followed in \($0.milliseconds)" } ?? ""
    return Line(counts + time, Style(isDim: true))
  }
}
