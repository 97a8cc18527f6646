// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Collections that are not what they say: never out of bounds, never endless; a result that is
/// valid, an error, or a trap with a message of this library.
@Suite(.timeLimit(.minutes(120))) struct HostileCollectionTests {
  private static let completion = "The calls came to an end."
  private static let mark = "Next lie: "

  /// All lies, or a few of them in turn, since each that traps takes a process.
  private static func lies(to call: HostileCall) -> [Lie] {
    let first = HostileCall.allCases.firstIndex(of: call) ?? 0
    let step = Sizes.pick(exhaustive: 1, usual: 3, debug: 5)
    return Lie.allCases.indices.filter { ($0 + first) % step == 0 }.map { Lie.allCases[$0] }
  }

  @Test(arguments: HostileCall.allCases) func isTakenOrRefused(call: HostileCall) async {
    let lies = Self.lies(to: call)
    var next = 0
    while next < lies.count {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [call, lies = lies as [Lie], next = next as Int] in
        // A call without end is no exit.
        alarm(60)
        for index in next..<lies.count {
          FileHandle.standardError.write(Data("\(Self.mark)\(index)\n".utf8))
          do {
            try call.perform(lies[index])
          } catch {
            _ = "\(error)"
          }
        }
        fatalError(Self.completion)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let parts = text.components(separatedBy: Self.mark)
      let last = (parts.last ?? "").split(separator: "\n", maxSplits: 1)
      guard let number = last.first, let index = Int(number), next..<lies.count ~= index else {
        Issue.record("No call came to an end: \(text)")
        return
      }
      let words = last.count > 1 ? last[1] : ""
      if words.contains(Self.completion) { return }
      #expect(words.hasPrefix("TableDiff/"), "\(lies[index]): \(words)")
      next = index + 1
    }
  }

  @Test func storageThatIsLongerThanTheCountTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = Array(0..<100).rows
      _ = genericDiff(from: LyingRows(rows, .countsOneLess), to: Array(rows.reversed()))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let message = "The counts of the lists are 99 and 100, but they have 100 and 100 elements."
    #expect(text.contains(message))
  }

  @Test func storageThatIsShorterThanTheCountTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = Array(0..<100).rows
      let diff = [TestRow]().tableDiff(to: rows)
      _ = TreeArray().applying(diff, rowsFrom: LyingRows(rows, .storageIsShorter))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The count of a list is 100, but it has 99 elements."))
  }
}
