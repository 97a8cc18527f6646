// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Platform
import TableDiffOutlines

/// What changes of a folder of many files take.
@MainActor
package struct FileTreeFigures {
  private let folder: String
  private let source = FileSource.disk
  private let printLine: (String) -> Void

  package init(folder: String, print: @escaping (String) -> Void) {
    (self.folder, printLine) = (folder, print)
  }

  package func run() throws {
    let files = timed("all files read") { source.tree(at: folder) }
    let made = try timed("an outline of them") { try Outline(files) }
    let view = FileTreeView(timed("a tree that follows them") { FileTree(folder, in: source) })
    view.list.resize(height: 24)
    view.list.select(0)
    printLine("\(made.count.grouped) files and folders, \(view.list.count.grouped) shown")
    let first = view.tree.outline.rows.first { $0.node.isFolder }
    if let first { timed("one folder expanded") { view.change { $0.setExpanded(true, first.id) } } }
    timed("all folders expanded") {
      view.change { tree in
        for row in tree.outline.rows where row.node.isFolder && row.depth == 0 {
          tree.setExpanded(true, row.id, withDescendants: true)
        }
      }
    }
    printLine("\(view.list.count.grouped) shown")
    try MadeFolder.makeFile(folder + "/a file more")
    timed("a file more, found in all folders and shown") {
      view.change { _ = $0.follow(all: true) }
    }
    if let first {
      let path = view.tree.path(of: first.id)
      rename(path, folder + "/a moved folder")
      timed("a folder renamed, the same") { view.change { _ = $0.follow(all: true) } }
    }
    let anew = timed("all files read anew") { source.tree(at: folder) }
    timed("an outline of them, compared and shown") { view.change { $0.take(anew) } }
    let outline = try Outline(anew)
    let diff = timed("the diff of two such outlines alone") { made.outlineDiff(to: outline) }
    printLine("\(diff)")
  }

  @discardableResult
  private func timed<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    let begin = ContinuousClock.now
    let result = try work()
    let time = (ContinuousClock.now - begin).milliseconds
    printLine("  \(name)  \(time)")
    return result
  }
}
