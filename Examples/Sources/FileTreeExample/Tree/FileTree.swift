// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffOutlines

/// The files below a folder as an outline that follows the disk.
///
/// It reads the whole folder once. From then on it asks folders when they changed, and reads those anew that
/// did: their files are edited by id, so that one that is renamed or moved stays the same one.
package struct FileTree {
  package let root: String
  package private(set) var outline = Outline<FileNode>()

  private let source: FileSource

  /// When each folder had changed when it was read; that of the root is under `nil`.
  private var changeTimes: [FileID?: Int] = [:]

  package init(_ root: String, in source: FileSource) {
    (self.root, self.source) = (root, source)
    read()
  }

  /// Reads all files, and keeps which folders are expanded.
  package mutating func read() {
    take(source.tree(at: root))
  }

  /// Takes all files as they were read.
  package mutating func take(_ files: [FileNode]) {
    var files = files
    do {
      outline = try Outline(files, expandedAs: outline)
    } catch {
      // A file was moved while folders were read, and found in two of them.
      var known: Set<FileID> = []
      files = Self.withoutRepeats(files, &known)
      if let made = try? Outline(files, expandedAs: outline) { outline = made }
    }
    changeTimes = [:]
    changeTimes[nil] = source.changeTime(root)
    noteChangeTimes(files, root)
  }

  private static func withoutRepeats(
    _ files: [FileNode], _ known: inout Set<FileID>
  ) -> [FileNode] {
    files.filter { known.insert($0.id).inserted }.map { file in
      var file = file
      file.children = withoutRepeats(file.children, &known)
      return file
    }
  }

  private mutating func noteChangeTimes(_ files: [FileNode], _ path: String) {
    for file in files where file.isFolder {
      let path = path + "/" + file.name
      changeTimes[file.id] = source.changeTime(path)
      noteChangeTimes(file.children, path)
    }
  }

  /// Returns where a file is; the root for `nil`.
  package func path(of id: FileID?) -> String {
    var names: [String] = []
    var next = id
    while let id = next {
      if let node = outline[id] { names.append(node.name) }
      next = outline.parent(of: id)
    }
    return ([root] + names.reversed()).joined(separator: "/")
  }

  /// Expands or collapses a folder.
  package mutating func setExpanded(_ isExpanded: Bool, _ id: FileID, withDescendants: Bool = false)
  {
    // A file that is gone meanwhile need not be expanded.
    if isExpanded {
      try? outline.expand(id, withDescendants: withDescendants)
    } else {
      try? outline.collapse(id, withDescendants: withDescendants)
    }
  }
}

/// What changed on the disk.
extension FileTree {
  /// Looks at the folders whose files are shown, or at all, and takes in what changed.
  ///
  /// - Returns: Whether something did.
  package mutating func follow(all: Bool = false) -> Bool {
    var (changed, missing) = foldersThatChanged(of: changeTimes.keys.filter { all || isShown($0) })
    if changed.isEmpty { return false }
    let before = outline
    do {
      var counts: [(folder: FileID?, count: Int)] = []
      while !changed.isEmpty {
        counts += try readAnew(changed)
        // What was not there may have been moved to where it was found now.
        (changed, missing) = foldersThatChanged(of: missing)
      }
      // What is behind the files of a folder is in none of those that were read.
      for (folder, count) in counts {
        while let gone = outline.child(at: count, of: folder) { try remove(gone.id) }
      }
    } catch {
      // Two folders were moved into each other, for instance: no edits lead there one by one.
      outline = before
      read()
    }
    return true
  }

  /// Returns the folders that changed since they were read, and those that are not where they were.
  private func foldersThatChanged(of folders: [FileID?]) -> (changed: [FileID?], missing: [FileID?])
  {
    var (changed, missing): ([FileID?], [FileID?]) = ([], [])
    for folder in folders {
      if let time = source.changeTime(path(of: folder)) {
        if time != changeTimes[folder] { changed.append(folder) }
      } else {
        missing.append(folder)
      }
    }
    return (changed, missing)
  }

  /// Whether what is in a folder may be visible.
  private func isShown(_ id: FileID?) -> Bool { id.map { outline.isExpanded($0) == true } ?? true }

  /// Reads folders anew, and returns how many files each of them has.
  private mutating func readAnew(
    _ folders: [FileID?]
  ) throws(OutlineError<FileID>) -> [(folder: FileID?, count: Int)] {
    var counts: [(folder: FileID?, count: Int)] = []
    // Parents first, so that a folder that is new is read once.
    let levels = folders.map { id in (id: id, level: id.map { outline.level(of: $0) ?? 0 } ?? -1) }
    for (folder, _) in levels.sorted(by: { $0.level < $1.level }) {
      let path = path(of: folder)
      let time = source.changeTime(path)
      guard let files = source.files(path) else { continue }
      try place(files, in: folder)
      counts.append((folder, files.count))
      changeTimes[folder] = time
    }
    return counts
  }

  /// Puts files at their places in a folder, in front of those that are no longer there.
  private mutating func place(
    _ files: [FileNode], in folder: FileID?
  ) throws(OutlineError<FileID>) {
    for (index, file) in files.enumerated() {
      if let shown = outline.child(at: index, of: folder), shown.id == file.id {
        if shown != file { try outline.update(file.id) { $0 = file } }
      } else if let known = outline[file.id] {
        try outline.move(file.id, toChild: index, of: folder)
        if known != file { try outline.update(file.id) { $0 = file } }
      } else {
        var new = file
        let path = path(of: folder) + "/" + file.name
        if file.isFolder {
          new.children = source.tree(at: path)
          changeTimes[file.id] = source.changeTime(path)
          noteChangeTimes(new.children, path)
        }
        try outline.insert(new, atChild: index, of: folder)
      }
    }
  }

  private mutating func remove(_ id: FileID) throws(OutlineError<FileID>) {
    forget(try outline.remove(id))
  }

  private mutating func forget(_ file: FileNode) {
    if file.isFolder { changeTimes[file.id] = nil }
    for child in file.children { forget(child) }
  }
}
