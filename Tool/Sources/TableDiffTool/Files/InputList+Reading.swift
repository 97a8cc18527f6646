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
    let file = try FileSource(path, name: name)
    try self.init(transform(file.text ?? FileText()), options, name: file.name)
  }
}

extension FileSource {
  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Its path; `-` is standard input, and `nil` says that there is none.
  ///   - name: What listings and messages call the file, in place of its path.
  init(_ path: String?, name: String? = nil) throws(UsageError) {
    let name = name ?? path.map(FileText.name) ?? ""
    let text = FileText()
    if let path, try !text.read(path, orInput: true) {
      throw UsageError(message: "\(name) does not exist")
    }
    try self.init(path == nil ? nil : text, name: name)
  }
}
