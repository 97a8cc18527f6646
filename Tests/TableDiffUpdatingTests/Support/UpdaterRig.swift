// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport

/// An updater with a screen, in a world where nothing happens by itself.
@MainActor
final class UpdaterRig<Section: ListSection & Equatable>
where Section.Row: Identifiable & Equatable {
  let clock = VirtualScheduler()
  let jobs = VirtualJobs<Section>()
  private(set) var screens: [SectionedHeadlessScreen<Section>] = []
  private(set) var outcomes: [[UpdateOutcome]] = []

  /// Called when a screen reads the data.
  var onRead: (@MainActor () -> Void)?

  private let kind: ListViewKind
  private var owned: SectionedListUpdater<Section>?
  private var attached: SectionedHeadlessScreen<Section>?

  /// The updater that was released, as long as it is in the middle of something.
  private weak var released: SectionedListUpdater<Section>?

  /// The data when it was last read.
  private(set) var lastSections: [Section] = []

  /// Whether the screen may not have been loaded since it was attached.
  private var isNewlyAttached = false

  /// Whether the screen was being dragged when the updater came to load it.
  private var wasBusyWhenAttached = false

  /// Whether a screen is reading the data.
  private(set) var isReading = false

  init(
    _ sections: [Section], kind: ListViewKind = .collectionView, isElsewhere: Bool = true,
    options: UpdateOptions = UpdateOptions()
  ) {
    let comparison =
      isElsewhere ? jobs.comparison : ListComparison { $0.change(by: $0.diff()) }
    owned = SectionedListUpdater(
      sections, comparison: comparison, options: options, scheduler: clock.scheduler)
    self.kind = kind
    attachAnother(isLaidOut: false)
    screen.layOut()
  }

  /// The updater.
  ///
  /// - Precondition: It was not released.
  var updater: SectionedListUpdater<Section> {
    guard let owned else { preconditionFailure("The updater was released.") }
    return owned
  }

  /// The screen that is attached.
  ///
  /// - Precondition: It was not released.
  var screen: SectionedHeadlessScreen<Section> {
    guard let attached else { preconditionFailure("The screen was released.") }
    return attached
  }

  var hasUpdater: Bool { owned != nil }
  var hasScreen: Bool { attached != nil }

  /// What the data source of all screens returns.
  private func read() -> [Section] {
    if let onRead {
      let wasReading = isReading
      isReading = true
      onRead()
      isReading = wasReading
    }
    if let updater = owned ?? released { lastSections = updater.sections }
    return lastSections
  }

  func submit(_ sections: [Section], animated: Bool = true) {
    let index = outcomes.count
    outcomes.append([])
    updater.submitSections(sections, animated: animated) { [weak self] in
      self?.outcomes[index].append($0)
    }
  }

  /// Attaches another screen, which may have been laid out before.
  func attachAnother(isLaidOut: Bool) {
    let screen = SectionedHeadlessScreen(kind: kind) { [weak self] in self?.read() ?? [] }
    attached = screen
    screen.completion = .manual
    screens.append(screen)
    if isLaidOut { screen.layOut() }
    attach()
  }

  /// Attaches a screen that was attached before.
  func attachAgain(_ index: Int) {
    attached = screens[index]
    attach()
  }

  private func attach() {
    let isAttached = updater.view === screen
    updater.attach(screen)
    if !isAttached { (isNewlyAttached, wasBusyWhenAttached) = (true, false) }
  }

  /// What is wrong with a screen that was attached, after the turn that the updater takes for it.
  ///
  /// Whether the list is paused, or off screen, the screen must not show other rows than there are.
  /// A screen that is being dragged must not once the updater has looked at it after the drag.
  var attachedProblem: String? {
    guard isNewlyAttached, !clock.hasTurn, let screen = attached else { return nil }
    if screen.isBusy { wasBusyWhenAttached = true }
    if wasBusyWhenAttached, screen.isBusy || clock.hasTimer(upTo: 0.1) { return nil }
    isNewlyAttached = false
    let counts = updater.sections.map(\.rows.count)
    guard let counted = screen.reportedRowCounts, counted != counts else { return nil }
    return "counted are \(counted) rows, but there are \(counts)"
  }

  func releaseScreens() { (screens, attached) = ([], nil) }

  func releaseUpdater() {
    released = owned
    _ = read()
    owned = nil
  }

  /// Moves the last row of the first filled section to its begin, as a user does.
  ///
  /// Nobody can drag what a view that is about to be reloaded does not show.
  func dragLastRow() {
    guard let screen = attached, screen.reportedRowCounts != nil,
      screen.shownSections == updater.sections,
      !screen.isBusy,
      let section = updater.sections.firstIndex(where: { !$0.rows.isEmpty })
    else { return }
    let from = RowPath(section: section, row: updater.sections[section].rows.count - 1)
    let to = RowPath(section: section, row: 0)
    screen.dragRow(from: from, to: to) { updater.moveRow(from: from, to: to) }
  }

  /// Lets everything end that is under way.
  ///
  /// - Returns: Whether it ends.
  func drain() -> Bool {
    owned?.isPaused = false
    for screen in screens {
      (screen.isBusy, screen.isOnScreen, screen.refusesBatches) = (false, true, false)
      screen.isLate = false
    }
    for _ in 0..<300 {
      if clock.hasTurn {
        clock.takeTurn()
      } else if !jobs.open.isEmpty {
        jobs.end(0, stopped: jobs.open[0].isStopped)
      } else if clock.hasTimer(upTo: 0.1) {
        clock.expire(upTo: 0.1)
      } else if screens.contains(where: { $0.hasLateBatches || $0.hasOpenCompletions }) {
        for screen in screens {
          screen.runLateBatches()
          screen.completeBatches()
        }
      } else if clock.hasTimer(upTo: .infinity) {
        clock.expire()
      } else {
        return true
      }
    }
    return false
  }

  /// What is wrong at rest.
  ///
  /// - Parameter newest: The state that must be shown, unless it is not certain.
  func problem(showing newest: [Section]?) -> String? {
    let failures = screens.flatMap(\.failures)
    if !failures.isEmpty { return "failures: \(failures)" }
    let sections = owned?.sections ?? lastSections
    if let newest, sections != newest { return "the data is \(sections)" }
    if let screen = attached, screen.reportedRowCounts != nil, screen.shownSections != sections {
      return "shown is \(screen.shownSections), but the data is \(sections)"
    }
    if let open = outcomes.firstIndex(where: { $0.count != 1 }) {
      return "submission \(open) has the outcomes \(outcomes[open])"
    }
    return nil
  }
}
