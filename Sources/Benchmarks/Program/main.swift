// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import Foundation

let progress = BenchmarkSupport.Progress()
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let options = try Options(arguments: arguments)
  exit(try Program(options: options, progress: progress).run())
} catch {
  progress.note("Benchmarks: \(error)")
  exit(UsageError.exitStatus)
}
