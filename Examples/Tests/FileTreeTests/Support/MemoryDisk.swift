// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import FileTreeExample

/// Folders in memory.
final class MemoryDisk {
  final class File {
    let number: UInt64
    /// The files of a folder; `nil` for a file.
    var files: [String: File]?
    var changeTime = 0

    init(_ number: UInt64, isFolder: Bool) {
      self.number = number
      if isFolder { files = [:] }
    }
  }

  private let root = File(0, isFolder: true)
  private var lastNumber: UInt64 = 0
  private var time = 0

  /// The folders that were read.
  private(set) var readPaths: [String] = []

  var source: FileSource {
    FileSource(
      files: { path in
        self.readPaths.append(path)
        return self.file(path)?.files?.sorted { $0.key < $1.key }.map { name, file in
          FileNode(FileID(number: file.number), name: name, isFolder: file.files != nil)
        }
      },
      changeTime: { path in self.file(path).flatMap { $0.files == nil ? nil : $0.changeTime } })
  }

  func forgetReads() { readPaths = [] }

  func file(_ path: String) -> File? {
    var file: File? = root
    for name in path.split(separator: "/") where name != "." { file = file?.files?[String(name)] }
    return file
  }

  /// Makes a file, or a folder if the path ends with a slash.
  func make(_ path: String) {
    lastNumber += 1
    put(File(lastNumber, isFolder: path.hasSuffix("/")), path)
  }

  @discardableResult
  func remove(_ path: String) -> File? { change(path) { $0.files?.removeValue(forKey: $1) } }

  func move(_ path: String, to newPath: String) {
    if let file = remove(path) { put(file, newPath) }
  }

  private func put(_ file: File, _ path: String) { change(path) { $0.files?[$1] = file } }

  private func change<Result>(_ path: String, _ body: (File, String) -> Result) -> Result {
    let names = path.split(separator: "/")
    let folder = file(names.dropLast().joined(separator: "/")) ?? root
    time += 1
    folder.changeTime = time
    return body(folder, String(names.last ?? ""))
  }

  /// All paths in order.
  var paths: [String] {
    func paths(_ file: File, _ path: String) -> [String] {
      (file.files ?? [:]).sorted { $0.key < $1.key }.flatMap { name, file in
        [path + name] + paths(file, path + name + "/")
      }
    }
    return paths(root, "")
  }

  /// The numbers of all files by path.
  func number(_ path: String) -> UInt64? { file(path)?.number }
}
