// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Platform

extension FileSource {
  /// The files of the disk, where symbolic links are files.
  package static var disk: FileSource {
    FileSource(
      files: { path in Disk.files(in: path) },
      changeTime: { path in
        Disk.status(of: path).map { Int($0.modified.tv_sec) * 1_000_000_000 + $0.modified.tv_nsec }
      })
  }
}

/// The calls of the system about files.
package enum Disk {
  static func files(in path: String) -> [FileNode]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    let folderNumber = status(of: path)?.st_ino ?? 0
    var files: [FileNode] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      // A file may have gone meanwhile.
      guard name != ".", name != "..", let status = status(of: name, in: dirfd(folder)) else {
        continue
      }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      let id = FileID(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino),
        link: !isFolder && status.st_nlink > 1 ? "\(folderNumber)/\(name)" : nil)
      files.append(FileNode(id, name: name, isFolder: isFolder))
    }
    return files.sorted { $0.name < $1.name }
  }

  static func status(of path: String, in folder: Int32 = AT_FDCWD) -> stat? {
    var status = stat()
    return fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }
}

extension stat {
  var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
