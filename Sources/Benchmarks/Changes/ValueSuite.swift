// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffMerging
import TableDiffPatches

/// Cases about operations on diffs, and their targets.
package enum ValueSuite {
  package static let cases = mixed + shuffled

  /// 10,000 changes of 1,000,000 rows.
  private static let mixed = [
    value("1% mixed, inverted", Edits.mixed, inverse, isBrief: true, target: .times(0.1, .scan)),
    value("1% mixed, mapped", Edits.mixed, offsetMap, target: .times(0.1, .scan)),
    value(
      "1% mixed, composed with another", Edits.mixed, composition, isBrief: true,
      target: .times(0.2, .scan)),
    value(
      "1% scattered, composed with another", Edits.scattered, composition,
      target: .times(0.2, .scan)),
    value("1% mixed, rebased over another", Edits.mixed, rebasing, target: .times(1.2, .scan)),
    value("1% mixed, as steps", Edits.mixed, steps, isBrief: true, target: .times(1, .scan)),
    value("1% mixed, encoded", Edits.mixed, encoding, isBrief: true, target: .times(1, .scan)),
    value("1% mixed, decoded", Edits.mixed, decoding, target: .times(1, .scan)),
    value(
      "1% mixed, patched", Edits.mixed, applyingPatch, isBrief: true,
      target: .times(1.2, .applying)),
  ]

  private static let shuffled = [
    value("full shuffle, inverted", Edits.shuffle, inverse, target: .times(0.1, .join)),
    value("full shuffle, mapped", Edits.shuffle, offsetMap, target: .times(0.1, .join)),
    value(
      "full shuffle, composed with another", Edits.shuffle, composition, target: .times(0.3, .join)),
    value("full shuffle, as steps", Edits.shuffle, steps, target: .times(1, .join)),
  ]

  /// A call, with its verification and timing.
  private struct Call: Sendable {
    let name: String
    let trial: @Sendable (Changes) -> (TimedCall, problems: [String])
  }

  private static func value(
    _ title: String, _ edit: @escaping Edits.Edit, _ call: Call, isBrief: Bool = false,
    target: Target
  ) -> Benchmark {
    Benchmark(title, call.name, isBrief: isBrief, target: target) { count, bench in
      let workload: Workload<Row> = bench.workload(count, edit)
      let changes = Changes(workload, edit)
      let (old, new, diff) = (changes.old, changes.new, changes.diff)
      let (timed, problems) = call.trial(changes)
      var trial = Trial(problems: problems, timed, workload.measures)
      trial.changes = ChangeCounts(diff)
      if trial.changes != workload.expected {
        trial.problems.append("the diff has \(trial.changes), not \(workload.expected)")
      }
      trial.others[.measure(.applying)] = TimedCall { old.applying(diff, rowsFrom: new) }
      return trial
    }
  }

  // MARK: - The calls

  private static let inverse = Call(name: "diff.inverse") { changes in
    let diff = changes.diff
    let isRight =
      changes.new.applying(diff.inverse, rowsFrom: changes.old) == changes.old
      && diff.inverse.inverse == diff
    return (TimedCall { diff.inverse }, isRight ? [] : ["the inverse does not lead back"])
  }

  private static let offsetMap = Call(name: "OffsetMap(diff)") { changes in
    let diff = changes.diff
    return (TimedCall { OffsetMap(diff) }, changes.mapProblems)
  }

  private static let composition = Call(name: "diff.followed(by: second)") { changes in
    let (diff, second) = (changes.diff, changes.second)
    let both = diff.followed(by: second)
    let isRight =
      changes.old.applying(both, rowsFrom: changes.last) == changes.last
      && both.changeCount <= diff.changeCount + second.changeCount
    return (
      TimedCall { diff.followed(by: second) },
      isRight ? [] : ["the composition leads elsewhere, or has more changes than both"]
    )
  }

  private static let rebasing = Call(
    name: "diff.rebased(over: other, base: old, mine: new, theirs: others)"
  ) { changes in
    let (diff, old, new, other, others) =
      (changes.diff, changes.old, changes.new, changes.other, changes.others)
    let rebased = diff.rebased(over: other, base: old, mine: new, theirs: others)
    let merge = merged(base: old, mine: new, theirs: others).rows
    let isRight =
      others.applying(rebased, rowsFrom: merge) == merge && rebased == others.tableDiff(to: merge)
    return (
      TimedCall { diff.rebased(over: other, base: old, mine: new, theirs: others) },
      isRight ? [] : ["the rebased diff is not that of the merge"]
    )
  }

  private static let steps = Call(name: "diff.steps") { changes in
    let diff = changes.diff
    return (TimedCall { diff.steps }, changes.stepProblems)
  }

  private static let encoding = Call(name: "patch.encoded { row, writer in … }") { changes in
    let patch = changes.patch
    return (TimedCall { encoded(patch) }, changes.codingProblems)
  }

  private static let decoding = Call(name: "ListPatch(decoding: bytes) { reader in … }") {
    changes in
    let bytes = encoded(changes.patch)
    return (TimedCall { decoded(bytes) }, changes.codingProblems)
  }

  private static let applyingPatch = Call(name: "old.applying(patch)") { changes in
    let (old, patch) = (changes.old, changes.patch)
    let apply = { Result { () throws(InvalidPatch) in try old.applying(patch) } }
    let isRight = (try? apply().get()) == changes.new
    return (TimedCall(apply), isRight ? [] : ["the patch leads elsewhere"])
  }

  static func encoded(_ patch: ListPatch<Row>) -> [UInt8] {
    patch.encoded { row, writer in
      writer.write(row.id)
      writer.write(row.title)
      writer.write(row.isDone)
    }
  }

  static func decoded(_ bytes: [UInt8]) -> Result<ListPatch<Row>, InvalidPatch> {
    Result { () throws(InvalidPatch) in
      try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
        Row(id: try reader.read(), title: try reader.read(), isDone: try reader.read())
      }
    }
  }
}
