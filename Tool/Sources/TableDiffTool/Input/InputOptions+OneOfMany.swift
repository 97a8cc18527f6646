// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension InputOptions {
  /// The options of lines of text.
  static let lines = InputOptions(format: .text)

  /// Returns the options for a file that is one of many, whose formats their names tell.
  ///
  /// Where a name tells none and no option does, the file is lines of text: one `--id` is for all
  /// files that have columns, and one `--rows` for all that are JSON.
  ///
  /// - Parameter names: The old and the new name of the file, or one of them.
  package func forOneOfMany(_ names: [String]) -> InputOptions {
    let isTold = format != nil || !delimiterOptions.isEmpty
    if !isTold, names.allSatisfy({ InputFormat(path: $0) == .text }) { return .lines }
    var options = self
    if format == nil, !names.contains(where: { InputFormat(path: $0) == .json }) {
      options.rows = nil
    }
    return options
  }
}
