// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// A file that is in memory, before it is known how it is to be read.
package struct FileSource {
  /// What listings and messages call the file, and what tells its format.
  package let name: String

  /// The bytes in UTF-8; `nil` if there is no such file.
  package let text: FileText?

  /// - Throws: An error if the text has the mark of UTF-16 but is none.
  package init(_ text: FileText?, name: String) throws(UsageError) {
    self.name = name
    do throws(TextError) {
      self.text = try text?.decodedUTF16()
    } catch {
      throw UsageError(message: "\(name): \(error.message)")
    }
  }

  /// Whether the name is that of a pipe or a device, which tells nothing.
  var isPipe: Bool {
    ["standard input", "/dev/", "/proc/"].contains { name.utf8.starts(with: $0.utf8) }
  }

  /// Returns the rows as completed options say; `nil` if there is no such file.
  func list(_ options: InputOptions) throws(UsageError) -> InputList? {
    guard let text else { return nil }
    return try InputList(text, options, name: name)
  }

  /// Returns the rows of two files; one that is not there has none.
  ///
  /// - Parameter progress: Is told which file is read, 0 or 1.
  package static func lists(
    _ old: FileSource, _ new: FileSource, _ options: InputOptions,
    progress: (Int32) -> Void = { _ in }
  ) throws(UsageError) -> (old: InputList, new: InputList) {
    progress(0)
    let before = try old.list(options.forOld)
    progress(1)
    let after = try new.list(options.forNew)
    if let before, let after, before.isKeyed != after.isKeyed {
      let names = before.isKeyed ? (old.name, new.name) : (new.name, old.name)
      throw UsageError(
        message: "the rows of \(names.0) are an object, those of \(names.1) an array")
    }
    guard let known = before ?? after else {
      throw UsageError(message: "neither file is there")
    }
    return (
      before ?? InputList(absentBeside: known, name: old.name),
      after ?? InputList(absentBeside: known, name: new.name)
    )
  }
}
