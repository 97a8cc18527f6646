// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Carries out what the command line asks for.
struct Program {
  let options: Options
  let progress: Progress

  /// - Returns: The exit code of the process.
  func run() -> Int32 {
    switch options.task {
    case .help: print(Options.help)
    case .list: for subject in SpeedSuite.cases { print(subject.title) }
    case .check, .measure, .guardSpecialization: return measure()
    }
    return 0
  }

  private func measure() -> Int32 {
    ScratchMemory.settleAllocator()
    let records = SpeedSuite.run(options, progress)
    print(SpeedReport(records: records, data: options.data).text)
    return records.allSatisfy(\.problems.isEmpty) ? 0 : 1
  }
}
