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
    let source = try FileSource(path, name: name)
    try self.init(transform(source.text ?? FileText()), options, name: source.name)
  }
}

extension FileSource {
  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Its path; `-` is standard input, and `nil` says that there is none.
  ///   - name: What listings and messages call the file, in place of its path.
  init(_ path: String?, name: String? = nil) throws(UsageError) {
    guard let path else {
      self.init(nil as FileText?, name: name ?? "")
      return
    }
    let (text, name) = (FileText(), name ?? FileText.name(path))
    guard try text.read(path, orInput: true) else {
      throw UsageError(message: "\(name) does not exist")
    }
    self.init(text, name: name)
  }
}
