// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a double of a list view adds to AppKit's interface: how it behaves, and what it has seen.
///
/// It outlives its view if a test keeps it.
@MainActor
public final class ViewDouble {
  /// When the animations of batches end.
  public var completion = AnimationEnd.atOnce

  /// What AppKit would have thrown at, or shown wrongly.
  public private(set) var failures: [String] = []

  /// What the view has asked its data source and delegate.
  public private(set) var calls: [DataSourceCall] = []

  /// The number of batches that were animated.
  public internal(set) var animatedBatchCount = 0

  /// The number of batches that were not animated.
  public internal(set) var unanimatedBatchCount = 0

  /// The number of calls of `reloadData()`.
  public internal(set) var reloadCount = 0

  /// How many rows beyond each edge of the visible ones have views: a table returns them, a
  /// collection view only prepares them.
  public var overdraw = 1

  /// Whether a table asks for the views of inserted rows before its updates end.
  public var loadsInsertedRowsAtOnce = false

  /// The height that a view of a row, or the view of an item, needs in a width, as its constraints
  /// say it.
  ///
  /// A table asks for it while it uses automatic row heights; a collection view while there is a closure.
  public var heightOfView: ((_ view: NSView, _ width: CGFloat) -> CGFloat)?

  /// The number of animations that wait for ``endAnimations(finished:)``.
  public var openAnimationCount: Int { open.count }

  var phase = DataSourceCall.Phase.outside
  private(set) var isAsking = false
  private var open: [@MainActor (Bool) -> Void] = []

  init() {}

  /// Ends the animations whose end is ``AnimationEnd/manual``.
  ///
  /// - Parameter finished: Whether they were not interrupted.
  public func endAnimations(finished: Bool = true) {
    let ended = open
    open = []
    for end in ended { end(finished) }
  }

  /// Forgets the calls so far.
  public func forgetCalls() { calls = [] }

  func fail(_ text: String) { failures.append(text) }

  /// Asks the data source, and notes the call.
  func ask<Answer>(_ name: String, _ body: () -> Answer) -> Answer {
    calls.append(DataSourceCall(name: name, phase: phase))
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return body()
  }

  /// Asks for what is not noted, such as a height.
  func measure<Answer>(_ body: () -> Answer) -> Answer {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return body()
  }

  /// Runs work in a phase.
  func within<Result>(_ phase: DataSourceCall.Phase, _ work: () -> Result) -> Result {
    let before = self.phase
    self.phase = phase
    defer { self.phase = before }
    return work()
  }

  /// Ends an animation in the way that is set.
  func end(_ completion: @escaping @MainActor (Bool) -> Void) {
    switch self.completion {
    case .atOnce: completion(true)
    case .nextTurn: Task { @MainActor in completion(true) }
    case .interrupted: Task { @MainActor in completion(false) }
    case .manual: open.append(completion)
    case .dropped: break
    }
  }

  /// Records a failure if the view changes while it asks its data source.
  ///
  /// - Returns: Whether the change may go on.
  func permits(_ change: String) -> Bool {
    if isAsking { fail("\(change) within a call of the data source") }
    return !isAsking
  }
}

/// When the animation of a batch ends.
public enum AnimationEnd: Sendable, CaseIterable {
  /// Before the call returns.
  case atOnce
  /// A turn of the main actor later.
  case nextTurn
  /// A turn later, as an animation that did not finish.
  case interrupted
  /// At ``ViewDouble/endAnimations(finished:)``.
  case manual
  /// Never: the view drops the handler.
  case dropped
}

/// A question of a list view to its data source or delegate.
public struct DataSourceCall: Sendable, Hashable {
  /// When a question is asked.
  public enum Phase: Sendable, Hashable {
    /// Not in a batch.
    case outside
    /// When a batch begins.
    case beforeBatch
    /// While a batch is put together.
    case inBatch
    /// When a batch ends.
    case afterBatch
    /// While the view lays itself out.
    case layout
  }

  /// The name of the method.
  public let name: String

  /// When it was called.
  public let phase: Phase

  /// Creates a call.
  public init(name: String, phase: Phase) {
    self.name = name
    self.phase = phase
  }
}
