// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The steps for each target, carried out on the target's interpreter, which knows nothing of the
/// library.
enum StepTargets {
  static func checkAppKitTable(_ lists: StepLists) throws {
    var table = AppKitTableInterpreter(lists.old)
    for step in lists.diff.appKitTableSteps {
      let before = table.rows
      switch step {
      case .removeRows(let rows): try table.removeRows(at: rows)
      case .moveRow(let from, let to): try table.moveRow(at: from, to: to)
      case .insertRows(let rows): try table.insertRows(at: rows) { lists.new[$0] }
      case .reloadRows(let rows): try table.reloadData(forRowIndexes: rows) { lists.new[$0] }
      }
      try StepProblem.checkEffect(of: step, before, table.rows)
    }
    try StepProblem.checkResult(table.rows, lists.new)
  }

  static func checkUIKitStack(_ lists: StepLists) throws {
    var stack = UIKitStackInterpreter(lists.old.map(\.id))
    for step in lists.diff.uiKitStackSteps {
      let before = stack.arrangedSubviews
      switch step {
      case .remove(let index):
        let view = stack.arrangedSubviews[index]
        try stack.removeArrangedSubview(view)
        stack.removeFromSuperview(view)
      case .move(let from, let to):
        let view = stack.arrangedSubviews[from]
        try stack.removeArrangedSubview(view)
        try stack.insertArrangedSubview(view, at: to)
      case .insert(let index): try stack.insertArrangedSubview(lists.new[index].id, at: index)
      }
      try StepProblem.checkEffect(of: step, before, stack.arrangedSubviews)
    }
    try StepProblem.checkResult(stack.arrangedSubviews, lists.new.map(\.id))
    if stack.subviews != Set(lists.new.map(\.id)) { throw StepProblem("\(stack.subviews) remain") }
  }

  static func checkAndroid(_ lists: StepLists) throws {
    var list = ListUpdateInterpreter(lists.old)
    var moves: [ListDiff.Move] = []
    for step in lists.diff.androidSteps {
      let before = list.rows
      switch step {
      case .removed(let position, let count): try list.onRemoved(position, count)
      case .moved(let from, let to):
        try list.onMoved(from, to)
        moves.append(.init(from: from, to: to))
      case .inserted(let position, let count):
        try list.onInserted(position, count) { lists.new[$0] }
      case .changed(let position, let count): try list.onChanged(position, count) { lists.new[$0] }
      }
      try StepProblem.checkEffect(of: step, before, list.rows)
    }
    try StepProblem.checkResult(list.rows, lists.new)
    let expected = lists.movesBySearch
    if moves != expected { throw StepProblem("moves \(moves) instead of \(expected)") }
  }

  static func checkQt(_ lists: StepLists) throws {
    var view = ItemModelInterpreter(lists.old)
    var model = lists.old
    for step in lists.diff.qtSteps {
      let before = view.rows
      switch step {
      case .removeRows(let first, let last):
        try view.beginRemoveRows(first, last)
        model.removeSubrange(first...last)
        try view.end("RemoveRows", model)
      case .moveRows(let first, let last, let destinationChild):
        try view.beginMoveRows(first, last, destinationChild)
        let block = Array(model[first...last])
        model.insert(contentsOf: block, at: destinationChild)
        let start = destinationChild < first ? first + block.count : first
        model.removeSubrange(start..<start + block.count)
        try view.end("MoveRows", model)
      case .insertRows(let first, let last):
        try view.beginInsertRows(first, last)
        model.insert(contentsOf: lists.new[first...last], at: first)
        try view.end("InsertRows", model)
      case .dataChanged(let first, let last):
        model.replaceSubrange(first...last, with: lists.new[first...last])
        try view.dataChanged(first, last, model)
      }
      try StepProblem.checkEffect(of: step, before, view.rows)
    }
    try StepProblem.checkResult(view.rows, lists.new)
  }

  static func checkGTK(_ lists: StepLists) throws {
    var view = ListModelInterpreter(lists.old)
    var model = lists.old
    for change in lists.diff.gtkSteps {
      let before = view.items
      StepContract.perform(change.step, on: &model, new: lists.new)
      try view.itemsChanged(change.position, change.removed, change.added, model)
      try StepProblem.checkEffect(of: change, before, view.items)
    }
    try StepProblem.checkResult(view.items, lists.new)
    let unchanged = lists.new.filter { $0.content == 0 && $0.id < lists.old.count }
    if let row = unchanged.first(where: { view.widgets[$0] != $0.id }) {
      throw StepProblem("G6: \(row) lost its widget")
    }
  }

  static func checkDOM(_ lists: StepLists, isMinimal: Bool) throws {
    var element = ChildNodesInterpreter(lists.old.map(\.id))
    var contents = Dictionary(uniqueKeysWithValues: lists.old.map { ($0.id, $0.content) })
    var movedCount = 0
    for step in lists.diff.domSteps {
      let before = (element.children, contents)
      switch step {
      case .remove(let row): try element.remove(lists.old[row].id)
      case .move(let row, let anchor):
        if !element.children.contains(lists.new[row].id) { throw StepProblem("\(step) inserts") }
        if lists.staying.contains(lists.new[row].id) { throw StepProblem("\(step), which stays") }
        try element.insertBefore(lists.new[row].id, anchor.map { lists.new[$0].id })
        movedCount += 1
      case .insert(let row, let anchor):
        if element.children.contains(lists.new[row].id) { throw StepProblem("\(step) moves") }
        try element.insertBefore(lists.new[row].id, anchor.map { lists.new[$0].id })
      case .update(let row): contents[lists.new[row].id] = lists.new[row].content
      }
      if element.children == before.0, contents == before.1 {
        throw StepProblem("\(step) has no effect on \(element.children)")
      }
    }
    try StepProblem.checkResult(element.children, lists.new.map(\.id))
    if let row = lists.new.first(where: { $0.content != contents[$0.id] ?? 0 }) {
      throw StepProblem("\(row) was not updated")
    }
    if isMinimal, movedCount != lists.diff.moves.count {
      throw StepProblem("G8: \(movedCount) rows move instead of \(lists.diff.moves.count)")
    }
  }
}
