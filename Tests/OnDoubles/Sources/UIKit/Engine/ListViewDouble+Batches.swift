// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// Batches of changes.
extension ListViewDouble {
  func performBatch(_ updates: (() -> Void)?, completion: Completion?) {
    if !mayChange("performBatchUpdates") {
      finish([completion].compactMap { $0 }, finished: false)
    } else if runsBlockLate && depth == 0 {
      lateBlocks.append(LateBlock(updates: updates, completion: completion))
    } else {
      run(updates, completion: completion)
    }
  }

  func run(_ updates: (() -> Void)?, completion: Completion?) {
    begin("performBatchUpdates", checksCounts: true)
    updates?()
    if let completion { openBatch?.completions.append(completion) }
    end()
  }

  func beginUpdates() {
    if mayChange("beginUpdates") {
      begin("beginUpdates", checksCounts: true)
    } else {
      refusedDepth += 1
    }
  }

  func endUpdates() {
    if refusedDepth > 0 {
      refusedDepth -= 1
    } else if depth == 0 {
      record.add(.unbalancedUpdates)
    } else {
      end()
    }
  }

  /// Makes a change, in a batch of its own if none is open.
  func change(_ change: ListChange) {
    if depth == 0 {
      if !mayChange(change.name) { return }
      // The data has changed already, since nothing runs between the beginning and the end.
      begin(change.name, checksCounts: false)
      openBatch?.told.changes.append(change)
      end()
    } else if isAsking {
      record.add(.reentered(call: change.name, during: phase))
    } else {
      openBatch?.told.changes.append(change)
    }
  }

  private func begin(_ call: String, checksCounts: Bool) {
    depth += 1
    if depth > 1 { return }
    openBatch = OpenBatch(
      told: ToldBatch(isAnimated: UIView.areAnimationsEnabled), call: call,
      wasReloadPending: needsReload)
    if host.window == nil { record.add(.offWindow) }
    if host.bounds.isEmpty && UIView.areAnimationsEnabled { record.add(.withoutRoom) }
    if checksCounts && !needsReload {
      let counts = during(.before) { askCounts() }
      if counts != self.counts {
        record.add(.countsDiffer(shown: self.counts, dataSource: counts))
      }
    }
    phase = .inBlock
  }

  private func end() {
    depth -= 1
    if depth > 0 { return }
    guard let batch = openBatch else { return }
    phase = .after
    let isAccepted = run(batch)
    openBatch = nil
    phase = .idle
    batches.append(batch.told)
    if dropsCompletionsOfEmptyBatches && batch.told.changes.isEmpty { return }
    finish(batch.completions, finished: isAccepted)
  }

  /// Carries a batch out, and returns whether the view accepts it.
  private func run(_ batch: OpenBatch) -> Bool {
    if !host.hasDataSource {
      record.add(.dataSourceGone)
      return false
    }
    let counts = askCounts()
    let sections = counted(counts)
    let update = batch.told.changes.batchUpdate
    if batch.wasReloadPending {
      // The rows from which the batch starts are counted only now, when the data has changed.
      var list = list
      list.reload(sections)
      var texts: [String] = []
      do throws(BatchError) {
        _ = try perform(update, on: &list, to: sections)
      } catch {
        texts = self.texts(of: error)
      }
      record.add(.reloadPending(call: batch.call, texts: texts))
      return false
    }
    if batch.told.changes.reloadBesideMoves {
      record.add(.reloadBesideMove)
      return false
    }
    do throws(BatchError) {
      let transition = try perform(update, on: &list, to: sections)
      carryAlong(transition, to: counts)
      return true
    } catch {
      record.add(rejection(error))
      return false
    }
  }

  /// Reports the end of an animation.
  func finish(_ completions: [Completion], finished: Bool) {
    if completions.isEmpty { return }
    let completion: Completion = { finished in
      for completion in completions { completion(finished) }
    }
    switch completionMode {
    case .immediate: completion(finished)
    case .nextTurn: finish(completion, finished, after: nil)
    case .delayed(let seconds): finish(completion, finished, after: seconds)
    case .notFinished: finish(completion, false, after: nil)
    case .manual:
      runningAnimations += 1
      manualCompletions.append { [weak self] wasFinished in
        self?.runningAnimations -= 1
        completion(finished && wasFinished)
      }
    case .dropped: break
    }
  }

  private func finish(_ completion: @escaping Completion, _ finished: Bool, after seconds: Double?)
  {
    runningAnimations += 1
    Task { @MainActor [weak self] in
      if let seconds { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
      self?.runningAnimations -= 1
      completion(finished)
    }
  }
}
