// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import AppKitPlatform
import BatchComparison
import TableDiffAppKit
import Testing

/// What the judge says of batches and steps, and what views do.
@MainActor
@Suite(.serialized) struct JudgeTests {
  @Test func collectionView() throws {
    let table = try ComparisonRun.ofEnvironment.compare("NSCollectionView") {
      BatchCase($0, .collectionView)
    } outcome: {
      outcome($0)
    }
    expectAgreement(table)
  }

  @Test func tableViewBySteps() throws {
    let table = try ComparisonRun.ofEnvironment.compare("NSTableView") {
      StepCase($0)
    } outcome: { value in
      Platform.pool {
        let list = CountedTable(value.before)
        return Platform.accepts(list.view) { list.perform(value) } ? .accepted : .threw
      }
    }
    expectAgreement(table)
  }

  /// Returns what a new view does.
  private func outcome(_ value: BatchCase) -> ViewOutcome {
    Platform.pool {
      let list = CountedCollection(value.before)
      return Platform.accepts(list.view) { list.perform(value) } ? .accepted : .threw
    }
  }

  /// Expects that views accept what the judge accepts, and that doubles accept nothing else.
  private func expectAgreement(_ table: ComparisonTable) {
    #expect(table.unsafeCount == 0, "\(table.examples.joined(separator: "\n"))")
    if Platform.hasDoubles {
      #expect(table.disagreementCount == 0, "\(table.examples.joined(separator: "\n"))")
    }
  }
}
