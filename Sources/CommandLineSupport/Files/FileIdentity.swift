// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The identity of a file, which is the same for all links to it.
package struct FileIdentity: Equatable {
  private let device: dev_t
  private let inode: ino_t

  /// Creates the identity of a regular file; `nil` if the path does not lead to one.
  ///
  /// - Parameter standard: The descriptor for the path `-`.
  package init?(_ path: String, standard: Int32) {
    var status = stat()
    let isKnown = (path == "-" ? fstat(standard, &status) : stat(path, &status)) == 0
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// Throws if the output would overwrite an input file, under any name.
  package static func require(
    output: String, isNoneOf inputs: [String], topic: some ProgramCommand
  ) throws(UsageError) {
    guard let target = FileIdentity(output, standard: STDOUT_FILENO) else { return }
    for input in inputs where FileIdentity(input, standard: STDIN_FILENO) == target {
      let (written, read) = (name(output, "output"), name(input, "input"))
      throw UsageError(
        message: written == read
          ? "\(read) is read: it cannot be the output too"
          : "\(written) is the file \(read), which is read: it cannot be the output too",
        topic: topic)
    }
  }

  private static func name(_ path: String, _ role: String) -> String {
    path == "-" ? "standard \(role)" : path
  }
}
