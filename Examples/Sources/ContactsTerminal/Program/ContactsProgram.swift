// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import StoreExample
import TableDiffCollections

/// The program between a keyboard and a terminal: takes keys, and draws a frame when there is
/// something new and the last one is long enough ago.
///
/// It knows no time of its own: whoever runs it says what time it is, and is told when to come back.
@MainActor
package final class ContactsProgram {
  /// The time from one frame to the next.
  package static let frameTime = Duration.nanoseconds(1_000_000_000 / 60)

  /// How long an escape waits for the rest of a sequence.
  private static let escapeTime = Duration.milliseconds(50)

  /// What the program asks of whoever runs it.
  package enum Request: Sendable {
    case suspend, quit
  }

  package let app: ContactsApp

  /// Called when there is something to draw.
  package var onChange: (@MainActor () -> Void)?

  private let options: ContactsOptions
  private let terminal: Terminal
  private let clock = FrameClock()
  private var keys = KeyParser()
  private var writer: FrameWriter
  private var liveChanges: LiveChanges
  private var needsFrame = true
  private var lastFrame: Duration?
  private var lastInput = Duration.zero
  private var nextLiveChange = Duration.zero

  package init(_ options: ContactsOptions, terminal: Terminal) {
    self.options = options
    self.terminal = terminal
    var random = SeededRandom(seed: options.seed)
    let contacts = TreeArray<Contact>.random(count: options.count, using: &random)
    liveChanges = LiveChanges(seed: random.next(), firstNewID: options.count)
    writer = FrameWriter(usesColor: options.usesColor)
    app = ContactsApp(contacts: contacts, clock: clock)
    app.list.prefersReducedMotion = options.isStill
    app.onChange = { [weak self] in
      self?.needsFrame = true
      self?.onChange?()
    }
    resize()
  }

  /// The time as of the last call.
  package var now: Duration { clock.now }

  /// Takes what the keyboard sends.
  package func receive(_ bytes: [UInt8], at now: Duration) async throws -> Request? {
    clock.now = now
    lastInput = now
    for key in keys.keys(of: bytes) {
      if key == .step, options.isStepped {
        try await step()
      } else if let request = press(key) {
        return request
      }
    }
    return nil
  }

  /// Does what is due, and returns when something will be; `nil` if nothing will until there is
  /// input or something new to draw.
  package func advance(to now: Duration) throws -> Duration? {
    clock.now = now
    if keys.isWaiting, now >= lastInput + Self.escapeTime, let key = keys.flush() {
      _ = press(key)
    }
    changeContacts()
    if app.list.isMoving { needsFrame = true }
    app.list.advance()
    let isFrameDue = lastFrame.map { now >= $0 + Self.frameTime } ?? true
    if needsFrame, isFrameDue { try draw() }
    return nextTime
  }

  /// Takes the new size of the terminal.
  package func resize() {
    app.list.resize(height: ContactsLayout(terminal.size()).list.count)
    redraw()
  }

  /// Draws everything anew in the next frame.
  package func redraw() {
    writer.invalidate()
    needsFrame = true
  }

  // MARK: -

  /// Lets a frame's time pass, once everything is done that was begun.
  private func step() async throws {
    if let key = keys.flush() { _ = press(key) }
    while !app.isCurrent { try await Task.sleep(for: .milliseconds(1)) }
    _ = try advance(to: clock.now + Self.frameTime * 2)
    while !app.isCurrent { try await Task.sleep(for: .milliseconds(1)) }
    try draw()
    // Whoever steps waits for the end of a frame, even if nothing has changed.
    try terminal.write(Array((ControlSequence.beginFrame + ControlSequence.endFrame).utf8))
  }

  private func press(_ key: Key) -> Request? {
    needsFrame = true
    let page = max(1, app.list.viewport.height - 1)
    switch key {
    case .text(let character): app.store.send(.type(character))
    case .backspace: app.store.send(.deleteBackward)
    case .escape: app.store.send(.clearQuery)
    case .tab:
      app.store.send(.toggleLive)
      nextLiveChange = clock.now
    case .up: app.select { $0.moveSelection(by: -1) }
    case .down: app.select { $0.moveSelection(by: 1) }
    case .pageUp: app.select { $0.moveSelection(by: -page) }
    case .pageDown: app.select { $0.moveSelection(by: page) }
    case .home: app.select { $0.select(0) }
    case .end: app.select { $0.select($0.count - 1) }
    case .redraw: redraw()
    case .suspend: return .suspend
    case .quit: return .quit
    case .left, .right, .step: break
    }
    return nil
  }

  private func changeContacts() {
    if !app.store.state.isLive || clock.now < nextLiveChange { return }
    nextLiveChange = clock.now + LiveChanges.interval
    let changes = liveChanges.next(visible: app.visibleIDs)
    if !changes.isEmpty { app.store.send(.change(changes)) }
  }

  private func draw() throws {
    needsFrame = false
    lastFrame = clock.now
    let began = ContinuousClock.now
    let bytes = writer.bytes(for: ContactsScreen(app: app).frame(terminal.size()))
    if bytes.isEmpty { return }
    try terminal.write(bytes)
    app.figures.drawn(in: .now - began, bytes: bytes.count)
  }

  private var nextTime: Duration? {
    var times: [Duration] = []
    if needsFrame || app.list.isMoving { times.append((lastFrame ?? .zero) + Self.frameTime) }
    if keys.isWaiting { times.append(lastInput + Self.escapeTime) }
    if app.store.state.isLive { times.append(nextLiveChange) }
    return times.min()
  }
}
