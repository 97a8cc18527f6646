// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

package enum Folder {
  /// Whether a path leads to a folder.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// An item in a folder, other than a folder.
  package enum Entry: String, Sendable {
    case file
    case link = "symbolic link"

    /// A pipe, a socket or a device.
    case special = "special file"

    /// A file whose name is not UTF-8, or that was deleted meanwhile.
    case unknown = "file that cannot be read"
  }

  /// Returns the items in a folder and its subfolders, by relative path.
  ///
  /// Symbolic links are not followed.
  package static func entries(in folder: String) throws(UsageError) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    var pending = [""]
    while let prefix = pending.popLast() {
      guard let directory = opendir(folder + "/" + prefix) else {
        let reason = String(cString: strerror(errno))
        throw UsageError(message: "\(folder)/\(prefix) cannot be read: \(reason)")
      }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let (name, isText) = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          let name = bytes.prefix { $0 != 0 }
          let text = String(decoding: name, as: UTF8.self)
          return (text, text.utf8.elementsEqual(name))
        }
        if name == "." || name == ".." { continue }
        let path = prefix + name
        var status = stat()
        // A repaired name could be that of another file, which must not be hidden.
        guard isText, entries[path] != .unknown, lstat(folder + "/" + path, &status) == 0 else {
          entries[path] = .unknown
          continue
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: entries[path] = .file
        case S_IFLNK: entries[path] = .link
        case S_IFDIR: pending.append(path + "/")
        default: entries[path] = .special
        }
      }
    }
    return entries
  }
}
