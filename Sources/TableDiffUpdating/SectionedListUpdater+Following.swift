// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SectionedListUpdater where Section: SendableMetatype, Section.ListState: Sendable {
  /// Submits the states of an asynchronous sequence as they arrive.
  ///
  ///     updater.follow(feed.states)
  ///     updater.follow(Observations { [basket] in basket.fruits })
  ///
  /// The sequence is read off the main actor. If several states arrive while the main actor is
  /// busy, only the newest is submitted, so a hundred changes in one turn cost one diff.
  ///
  /// The updater follows one sequence at a time. Following ends with the next call of this method,
  /// when the updater is released, or when the sequence throws, which is reported as
  /// ``UpdateEvent/followingFailed(_:)``. The sequence does not retain the updater. Capture the
  /// model in a sequence, not the owner of the updater, which would never be released.
  ///
  /// - Parameters:
  ///   - states: The rows or sections to show, state by state.
  ///   - animated: Whether changes may be animated.
  /// - Returns: The task that reads the sequence. Cancel it to stop following.
  @discardableResult
  public func follow<States: AsyncSequence & SendableMetatype>(
    _ states: sending States, animated: Bool = true
  ) -> Task<Void, Never>
  where States.Element == Section.ListState, States.AsyncIterator: SendableMetatype {
    let (following, newest) = (Following(), NewestState<Section.ListState>())
    /// Submits the newest state, unless another sequence is followed by now.
    let take = { @MainActor @Sendable [weak self, weak following] in
      guard let state = await newest.take(), following?.isUnderWay == true, let self else { return }
      submit(state, animated: animated)
    }
    let task = Task.detached { [weak self, weak following] in
      do {
        for try await state in states {
          let wasTaken = await newest.replace(by: state)
          if wasTaken { Task(operation: take) }
        }
      } catch {
        await take()
        await MainActor.run { [weak self, weak following] in
          if following?.isUnderWay == true { self?.options.onEvent?(.followingFailed(error)) }
        }
      }
    }
    following.task = task
    self.following = following
    return task
  }
}

/// A sequence that is read until this object is released.
@MainActor
final class Following {
  var task: Task<Void, Never>?

  /// Whether the task has not been cancelled.
  var isUnderWay: Bool { task?.isCancelled == false }

  deinit { task?.cancel() }
}

/// The newest state of a sequence that has not been taken yet.
private actor NewestState<State: Sendable> {
  private var state: State?

  /// Replaces the state, and returns whether the previous one was taken.
  func replace(by state: State) -> Bool {
    defer { self.state = state }
    return self.state == nil
  }

  func take() -> State? {
    defer { state = nil }
    return state
  }
}
