// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

extension InputList {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its path; `-` is standard input.
  ///   - options: Completed options.
  ///   - name: What listings and messages call it, in place of its path.
  package convenience init(
    _ path: String, _ options: InputOptions, name: String? = nil
  ) throws(UsageError) {
    let (text, name) = (FileText(), name ?? FileText.name(path))
    guard try text.read(path, orInput: true) else {
      throw UsageError(message: "\(name) does not exist")
    }
    try self.init(text, options, name: name)
  }
}
