// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff

let progress = Progress()
do {
  let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
  exit(Program(options: options, progress: progress).run())
} catch {
  progress.note("Benchmarks: \(error.message). Try --help.")
  exit(2)
}
