// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// The server behind a socket, which gets edits late, as from far away.
package struct ServerRun {
  private struct Arrival {
    let due: ContinuousClock.Instant
    let sender: Int32
    let message: EditMessage
  }

  private let listener: Int32
  private let delay: Duration
  private var server = SharedListServer([])
  private var streams: [Int32: MessageStream] = [:]

  /// The edits that are under way, in the order of their arrival.
  private var underWay: [Arrival] = []

  /// Serves in a thread of its own, as long as the program runs.
  package static func start(_ listener: Int32, delay: Duration) {
    Thread.detachNewThread {
      var run = ServerRun(listener: listener, delay: delay)
      while true { run.step() }
    }
  }

  private init(listener: Int32, delay: Duration) {
    (self.listener, self.delay) = (listener, delay)
  }

  private mutating func step() {
    let wait = underWay.first.map { max(.zero, ContinuousClock.now.duration(to: $0.due)) }
    let milliseconds = wait.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1
    for descriptor in FileDescriptor.readable([listener] + streams.keys, milliseconds: milliseconds)
    {
      descriptor == listener ? accept() : receive(from: descriptor)
    }
    while let first = underWay.first, first.due <= .now {
      underWay.removeFirst()
      let answer = server.receive(first.message)
      for descriptor in Array(streams.keys) {
        send(descriptor == first.sender ? answer : server.state, to: descriptor)
      }
    }
  }

  private mutating func accept() {
    let descriptor = Platform.accept(listener, nil, nil)
    if descriptor < 0 { return }
    streams[descriptor] = MessageStream(descriptor)
    send(server.state, to: descriptor)
  }

  private mutating func receive(from descriptor: Int32) {
    guard let messages = try? streams[descriptor]?.receive(EditMessage.self) else {
      return hangUp(descriptor)
    }
    underWay += messages.map { Arrival(due: .now + delay, sender: descriptor, message: $0) }
  }

  private mutating func send(_ message: StateMessage, to descriptor: Int32) {
    do { try streams[descriptor]?.send(message) } catch { hangUp(descriptor) }
  }

  private mutating func hangUp(_ descriptor: Int32) {
    streams[descriptor] = nil
    close(descriptor)
  }
}
