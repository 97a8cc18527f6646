// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where files are read from: a disk, or memory in tests.
package struct FileSource {
  /// Returns the files and folders in a folder, by name, without what is below them; `nil` if it cannot be read.
  package let files: (_ path: String) -> [FileNode]?

  /// Returns when names in a folder last changed, in nanoseconds; `nil` if there is no such folder.
  package let changeTime: (_ path: String) -> Int?

  package init(
    files: @escaping (_ path: String) -> [FileNode]?, changeTime: @escaping (_ path: String) -> Int?
  ) {
    (self.files, self.changeTime) = (files, changeTime)
  }

  /// Returns the files and folders in a folder, with all that is below them.
  package func tree(at path: String) -> [FileNode] {
    guard var files = files(path) else { return [] }
    for index in files.indices where files[index].isFolder {
      files[index].children = tree(at: path + "/" + files[index].name)
    }
    return files
  }
}
