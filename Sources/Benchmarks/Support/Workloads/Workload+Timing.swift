// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Workload {
  /// The measures for the rows of this workload.
  @export(implementation)
  package var measures: [Contestant: TimedCall] {
    let (old, new, twin, sources) = (old, new, twin, script.sources)
    return [
      .measure(.scan): TimedCall { R.scan(old, twin) },
      .measure(.join): TimedCall { R.join(old, new) },
      .measure(.gather): TimedCall { R.gather(old, new, sources) },
      .measure(.map): TimedCall { R.copyByMap(old) },
      .measure(.scanAndArray): TimedCall {
        (R.scan(old, twin), Array(repeating: old.count, count: old.count))
      },
    ]
  }

  /// Times the standard library and a textbook Heckel, if they are estimated to finish within the
  /// limit.
  @export(implementation)
  package func addPeers(_ record: inout Record, _ options: Options) {
    let (old, new) = (old, new)
    record.addPeers(
      rows: old.count + new.count, options, standard: TimedCall { new.difference(from: old) },
      heckel: TimedCall { textbookHeckel(old, new) })
  }
}

extension Record {
  @usableFromInline
  mutating func addPeers(
    rows: Int, _ options: Options, standard: TimedCall, heckel: TimedCall
  ) {
    let rows = Double(rows)
    // The time of `difference(from:)` is quadratic in the length of the shortest script, in which a
    // moved or updated row is two edits. The factors are measured, but need not be exact.
    let edits = Double(changes.deletes + changes.inserts + 2 * (changes.moves + changes.updates))
    if rows * 20e-9 + edits * edits * 60e-9 < options.peerLimit {
      standardSeconds = Self.seconds(of: standard)
    } else {
      skippedPeers.append("difference(from:)")
    }
    if rows * 1e-6 < options.peerLimit {
      heckelSeconds = Self.seconds(of: heckel)
    } else {
      skippedPeers.append("textbook Heckel")
    }
  }

  private static func seconds(of call: TimedCall) -> Double {
    let once = call.seconds(1)
    let calls = min(callsPerSample(once), 20)
    return calls > 1 ? call.seconds(calls) : once
  }
}
