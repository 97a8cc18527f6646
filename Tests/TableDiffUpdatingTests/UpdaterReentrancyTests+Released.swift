// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// What is released while an updater holds it, or holds an updater.
extension UpdaterReentrancyTests {
  /// A view throws, but keeps the completion that it was given.
  @Test func aCompletionThatIsKept() async {
    let clock = VirtualScheduler()
    let updater = clock.updater(old)
    var view: KeepingView? = KeepingView()
    weak let released = view
    if let view { updater.attach(view) }
    clock.takeTurns()
    updater.submit(new)
    clock.takeTurns()
    #expect(updater.sections == new)
    view = nil
    #expect(released == nil)
  }

  /// A view that refuses batches, and keeps what it was given.
  private final class KeepingView: ListView {
    private struct Refusal: Error {}

    let kind = ListViewKind.collectionView
    let isOnScreen = true
    let reportedRowCounts: [Int]? = [2, 1]
    private var completion: (@MainActor (Bool) -> Void)?

    func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      self.completion = completion
      throw Refusal()
    }

    func refresh(_ batch: BatchUpdate) {}

    func reload(change: @MainActor () -> Void) { change() }
  }

  /// The last reference to a row submits a state when it goes.
  @Test func aRowThatSubmitsWhenReleased() {
    let clock = VirtualScheduler()
    let updater = clock.updater([SingleSection(rows: [Mourned(id: 1)])])
    let screen = SectionedHeadlessScreen(updater)
    screen.completion = .immediate
    var count = 0
    let mourner = Mourner { [unowned updater] in
      count += 1
      updater.submit([Mourned(id: 3)])
    }
    updater.submit([Mourned(id: 2, mourner: consume mourner)])
    clock.takeTurns()
    updater.submit([])
    clock.takeTurns()
    #expect(count == 1)
    #expect(screen.shownRows.map(\.id) == [3])
  }

  private final class Mourner {
    private let say: @MainActor () -> Void

    init(_ say: @escaping @MainActor () -> Void) { self.say = say }

    deinit {
      let say = say
      MainActor.assumeIsolated { say() }
    }
  }

  private struct Mourned: Identifiable, Equatable {
    let id: Int
    var mourner: Mourner?

    static func == (left: Mourned, right: Mourned) -> Bool { left.id == right.id }
  }
}
