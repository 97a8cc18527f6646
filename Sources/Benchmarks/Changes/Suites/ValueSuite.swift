// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks

/// What can be done with a diff, and its targets.
package enum ValueSuite {
  static let cases: [ValueCase] = mixed + shuffled

  /// 10,000 changes of 1,000,000 rows.
  private static let mixed: [ValueCase] = [
    ValueCase("1% mixed", .inverse, Edits.mixed, .times(0.1, .scan)),
    ValueCase("1% mixed", .offsetMap, Edits.mixed, .times(0.1, .scan)),
    ValueCase("1% mixed", .composition, Edits.mixed, .times(0.2, .scan)),
    ValueCase("1% scattered", .composition, Edits.scattered, .times(0.2, .scan)),
    ValueCase("1% mixed", .rebasing, Edits.mixed, .times(1.2, .scan)),
    ValueCase("1% mixed", .steps, Edits.mixed, .times(1, .scan)),
    ValueCase("1% mixed", .encoding, Edits.mixed, .times(1, .scan)),
    ValueCase("1% mixed", .decoding, Edits.mixed, .times(1, .scan)),
    ValueCase("1% mixed", .applyingPatch, Edits.mixed, .times(1.2, .applying)),
  ]

  private static let shuffled: [ValueCase] = [
    ValueCase("full shuffle", .inverse, Edits.shuffle, .times(0.1, .join)),
    ValueCase("full shuffle", .offsetMap, Edits.shuffle, .times(0.1, .join)),
    ValueCase("full shuffle", .composition, Edits.shuffle, .times(0.3, .join)),
    ValueCase("full shuffle", .steps, Edits.shuffle, .times(1, .join)),
  ]
}

/// A case about a call on a diff, or on two successive ones.
package struct ValueCase: Sendable {
  let name: String
  let call: ValueCall
  let edit: Edits.Edit
  let target: Target

  init(_ name: String, _ call: ValueCall, _ edit: @escaping Edits.Edit, _ target: Target) {
    (self.name, self.call, self.edit, self.target) = (name, call, edit, target)
  }

  /// The name, and what distinguishes the case from others of that name.
  package var title: String { "\(name), \(call.title)" }

  var subject: Subject<ValueCall> { Subject(title: title, call: call, target: target) }
}

extension ValueSuite {
  /// Returns the cases that the options select, each with one number of rows.
  package static func selected(_ options: Options) -> [(case: ValueCase, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    return (options.counts ?? [1_000_000]).flatMap { count in wanted.map { ($0, count) } }
  }

  /// Runs the cases one after another.
  ///
  /// Consecutive cases share a list of rows if they can.
  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    var pairs = RowPairs<Row>()
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      let pair = pairs.pair(item.count, options.data)
      let workload = Workload(pair, edit: item.case.edit, data: options.data)
      let record = ValueRunner(item.case.subject, workload, edit: item.case.edit, options).run()
      progress.ends(record)
      return record
    }
  }
}
