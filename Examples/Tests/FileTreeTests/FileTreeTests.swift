// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import FileTreeExample
import TableDiffOutlines
import Testing

/// A tree of files in memory.
@Suite struct FileTreeTests {
  let disk = MemoryDisk()

  init() {
    for path in ["b/", "a/", "a/1", "a/2", "b/x/", "b/x/deep", "c"] { disk.make(path) }
  }

  func paths(_ tree: FileTree) -> [String] {
    func paths(_ nodes: [FileNode], _ path: String) -> [String] {
      nodes.flatMap { [path + $0.name] + paths($0.children, path + $0.name + "/") }
    }
    return paths(tree.outline.nodes, "")
  }

  func id(_ path: String) throws -> FileID { FileID(number: try #require(disk.number(path))) }

  @Test func reading() throws {
    let tree = FileTree(".", in: disk.source)
    #expect(paths(tree) == ["a", "a/1", "a/2", "b", "b/x", "b/x/deep", "c"])
    #expect(tree.path(of: try id("b/x/deep")) == "./b/x/deep")
    #expect(tree.path(of: nil) == ".")
  }

  /// Of folders that are not expanded, nothing is asked.
  @Test func followingWhatIsExpanded() throws {
    var tree = FileTree(".", in: disk.source)
    tree.setExpanded(true, try id("a"))
    disk.forgetReads()
    #expect(!tree.follow() && disk.readPaths.isEmpty)
    disk.make("a/0")
    disk.remove("a/1")
    disk.make("b/new")
    #expect(tree.follow() && disk.readPaths == ["./a"])
    #expect(paths(tree) == ["a", "a/0", "a/2", "b", "b/x", "b/x/deep", "c"])
    #expect(tree.outline.rows.map(\.node.name) == ["a", "0", "2", "b", "c"])
    #expect(!tree.follow() && tree.follow(all: true))
    #expect(paths(tree) == disk.paths)
  }

  /// A folder that is renamed and moved stays the same one, and expanded.
  @Test func movedFolder() throws {
    var tree = FileTree(".", in: disk.source)
    for path in ["a", "b", "b/x"] { tree.setExpanded(true, try id(path)) }
    let before = tree.outline
    disk.move("b/x", to: "a/y")
    #expect(tree.follow() && paths(tree) == disk.paths)
    let diff = before.outlineDiff(to: tree.outline)
    #expect(diff.description == "0 deletes, 0 inserts, 1 move, 1 update")
    #expect(tree.outline.rows.map(\.node.name) == ["a", "1", "2", "y", "deep", "b", "c"])
  }

  /// Two folders that changed places: no single edit leads there.
  @Test func folderInItsOwnFolder() throws {
    var tree = FileTree(".", in: disk.source)
    for path in ["b", "b/x"] { tree.setExpanded(true, try id(path)) }
    disk.move("b/x", to: "x")
    disk.move("b", to: "x/b")
    #expect(tree.follow(all: true) && paths(tree) == disk.paths)
    #expect(tree.outline.isExpanded(try id("x")) == true)
  }

  /// Whatever happens, the tree has what the disk has, and reads what changed only.
  @Test(arguments: 0..<20)
  func randomChanges(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var tree = FileTree(".", in: disk.source)
    for turn in 0..<60 {
      for row in tree.outline.rows where row.node.isFolder && Bool.random(using: &random) {
        tree.setExpanded(Bool.random(using: &random), row.id)
      }
      var log: [String] = []
      for number in 0..<Int.random(in: 1...3, using: &random) {
        let folders = [""] + disk.paths.filter { disk.file($0)?.files != nil }.map { $0 + "/" }
        guard let folder = folders.randomElement(using: &random) else { continue }
        let path = folder + "\(turn).\(number)"
        let old = disk.paths.randomElement(using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: disk.make(path)
        case 1: disk.make(path + "/")
        case 2: if disk.paths.count > 5, let old { disk.remove(old) }
        default:
          // No folder is moved into itself.
          if let old, !path.hasPrefix(old + "/") { disk.move(old, to: path) }
        }
        log.append("\(path) \(old ?? "")")
      }
      // A folder that was moved where its path was not known yet is looked at in the next turn.
      _ = tree.follow(all: true)
      _ = tree.follow(all: true)
      #expect(paths(tree) == disk.paths, "\(log)")
      if paths(tree) != disk.paths { return }
    }
  }
}

@Suite struct FileTreeOptionsTests {
  @Test func options() throws {
    let options = try FileTreeOptions(["folder", "--plain"], environment: ["NO_COLOR": "1"])
    #expect(options.path == "folder" && options.isPlain && !options.usesColor)
    #expect(try FileTreeOptions(["--make", "20"]).madeCount == 20)
    for wrong in [["--make"], ["--make", "0"], ["--what"], ["--help"]] {
      #expect(throws: FileTreeOptions.Usage.self) { try FileTreeOptions(wrong) }
    }
  }
}
