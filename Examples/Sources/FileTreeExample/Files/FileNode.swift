// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffOutlines

/// A file or a folder.
package struct FileNode: OutlineNode, Equatable, Sendable {
  package let id: FileID
  package var name: String
  package var isFolder = false
  package var children: [FileNode] = []

  package init(_ id: FileID, name: String, isFolder: Bool = false) {
    (self.id, self.name, self.isFolder) = (id, name, isFolder)
  }
}
