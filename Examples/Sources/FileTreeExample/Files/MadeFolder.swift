// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// A temporary folder with many files, 100 in each of its folders, which has up to ten folders more.
package struct MadeFolder {
  package let path: String

  package init(fileCount: Int) throws(SystemFailure) {
    var template = Array("/tmp/file-tree-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemFailure(call: "mkdtemp", number: errno)
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var folders = [path]
    var (next, rest) = (0, fileCount)
    while rest > 0 {
      let folder = folders[next]
      next += 1
      for number in 0..<min(100, rest) { try Self.makeFile("\(folder)/file \(100 + number)") }
      rest -= min(100, rest)
      for number in 0..<10 where rest > (folders.count - next) * 100 {
        folders.append("\(folder)/folder \(number)")
        try Self.makeFolder(folders[folders.count - 1])
      }
    }
  }

  package static func makeFolder(_ path: String) throws(SystemFailure) {
    if mkdir(path, 0o755) != 0 { throw SystemFailure(call: "mkdir", number: errno) }
  }

  package static func makeFile(_ path: String) throws(SystemFailure) {
    let file = open(path, O_CREAT | O_WRONLY, 0o644)
    if file < 0 { throw SystemFailure(call: "open", number: errno) }
    close(file)
  }

  /// Removes the folder and all that is in it.
  package func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    for file in Disk.files(in: path) ?? [] {
      let path = path + "/" + file.name
      if file.isFolder { remove(path) } else { unlink(path) }
    }
    rmdir(path)
  }
}
