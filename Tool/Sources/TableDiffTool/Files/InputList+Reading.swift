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
  ///   - transform: What is read in place of the text of the file.
  package convenience init(
    _ path: String, _ options: InputOptions, name: String? = nil,
    transform: (FileText) -> FileText = { $0 }
  ) throws(UsageError) {
    let (text, name) = (FileText(), name ?? FileText.name(path))
    guard try text.read(path, orInput: true) else {
      throw UsageError(message: "\(name) does not exist")
    }
    try self.init(transform(text), options, name: name)
  }
}
