// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

/// A scheduler whose turns and timers the test runs.
@MainActor
final class VirtualScheduler {
  private var turns: [@MainActor () -> Void] = []
  private var timers: [(seconds: Double, work: @MainActor () -> Void)] = []

  /// The scheduler, for an updater.
  var scheduler: UpdateScheduler {
    UpdateScheduler(
      soon: { [weak self] in self?.turns.append($0) },
      later: { [weak self] in self?.timers.append(($0, $1)) })
  }

  /// Returns an updater that compares at once and takes its turns here.
  func updater<Section: ListSection>(
    _ sections: [Section], options: UpdateOptions = UpdateOptions()
  ) -> SectionedListUpdater<Section> where Section.Row: Identifiable & Equatable {
    SectionedListUpdater(
      sections, comparison: ListComparison { $0.change(by: $0.diff()) }, options: options,
      scheduler: scheduler)
  }

  var hasTurn: Bool { !turns.isEmpty }

  /// Whether a timer of at most so many seconds is set.
  func hasTimer(upTo seconds: Double) -> Bool { timers.contains { $0.seconds <= seconds } }

  /// Runs the work that was asked for first.
  func takeTurn() { turns.removeFirst()() }

  /// Runs all work, also that which is asked for meanwhile.
  func takeTurns() {
    while hasTurn { takeTurn() }
  }

  /// Runs all timers of at most so many seconds.
  func expire(upTo seconds: Double = .infinity) {
    let due = timers.filter { $0.seconds <= seconds }
    timers.removeAll { $0.seconds <= seconds }
    for timer in due { timer.work() }
  }
}

/// Whether a comparison was stopped.
///
/// Unchecked, since all tests use it on the main actor only.
private final class StopFlag: @unchecked Sendable {
  var isStopped = false
}

/// A comparison elsewhere, which the test ends.
struct VirtualJob<Section: ListSection> {
  fileprivate let request: ComparisonRequest<Section>
  fileprivate let deliver: @MainActor (ListChange<Section>?) -> Void
  fileprivate let flag = StopFlag()

  var isStopped: Bool { flag.isStopped }
}

/// The comparisons elsewhere that have not ended.
final class VirtualJobs<Section: ListSection>
where Section.Row: Identifiable & Equatable {
  private(set) var open: [VirtualJob<Section>] = []

  /// The number of states that were released.
  private(set) var releasedCount = 0

  /// A comparison that makes a job each time, and counts what it releases.
  var comparison: ListComparison<Section> {
    ListComparison(
      compare: { $0.change(by: $0.diff()) },
      elsewhere: { [weak self] request, deliver in
        let job = VirtualJob(request: request, deliver: deliver)
        self?.open.append(job)
        let flag = job.flag
        return ComparisonJob(stop: { flag.isStopped = true })
      },
      release: { [weak self] states in
        self?.releasedCount += states.count
        states = []
      })
  }

  /// Ends a job, with its result or as stopped.
  @MainActor
  func end(_ index: Int, stopped: Bool = false) {
    let job = open.remove(at: index)
    job.deliver(stopped ? nil : job.request.change(by: job.request.diff()))
  }
}
