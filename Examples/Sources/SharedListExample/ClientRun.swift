// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import TableDiffMerging
import TableDiffTesting
import TableDiffUpdating

/// A terminal at which the list is shown and changed, a line at a time.
@MainActor
package struct ClientRun {
  private let client = SharedListClient()
  private let screen: HeadlessScreen<Item>
  private var stream: MessageStream
  private var input = LineBuffer()
  private var isQuitting = false
  private var shown: [String] = []
  private let write: (String) -> Void

  /// - Parameter write: Receives each line to be shown.
  package init(connection: Int32, write: @escaping (String) -> Void) {
    stream = MessageStream(connection)
    screen = HeadlessScreen(client.updater)
    self.write = write
  }

  /// Runs until the user quits, or the input ends, and the server has everything.
  ///
  /// - Returns: Whether the server has; `false` if it is gone.
  package mutating func run(input descriptor: Int32) throws -> Bool {
    write(ListCommand.help)
    while !isQuitting || !client.isSettled {
      let sources = isQuitting ? [stream.descriptor] : [stream.descriptor, descriptor]
      for source in FileDescriptor.readable(sources) {
        if source == descriptor {
          obey(input.read(from: descriptor) ?? ["quit"])
        } else {
          guard let messages = try stream.receive(StateMessage.self) else { return false }
          for message in messages { show(message) }
        }
      }
    }
    return true
  }

  private mutating func obey(_ lines: [String]) {
    for line in lines where !isQuitting && !line.isEmpty {
      switch ListCommand(line, items: client.items, newID: UUID().uuidString) {
      case .quit: isQuitting = true
      case .edit(let edit):
        // What the user sees can be edited.
        guard let message = try? client.make(edit), (try? stream.send(message)) != nil else {
          break
        }
        draw()
      case nil: write(ListCommand.help)
      }
    }
  }

  private mutating func show(_ message: StateMessage) {
    for conflict in client.receive(message) {
      write("Others have changed \"\((conflict.theirs ?? conflict.mine)?.text ?? "")\", too.")
    }
    if !message.refused.isEmpty { write("The server has refused an edit: its item is gone.") }
    draw()
  }

  /// Shows the list, and what its list view was told.
  private mutating func draw() {
    let count = screen.batches.count
    client.updater.updateIfNeeded()
    for batch in screen.batches[count...] { write("\(batch)") }
    if client.lines == shown { return }
    shown = client.lines
    for line in shown { write("  \(line)") }
  }
}
