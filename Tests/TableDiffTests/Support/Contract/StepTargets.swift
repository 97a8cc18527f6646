// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// The recipes of the guide, carried out on their targets, which know nothing of the library.
enum StepTargets {
  static func checkAppKitTable(_ lists: StepLists) throws {
    let table = NSTableView(lists.old, new: lists.new)
    table.perform(lists.diff.steps)
    try table.log.check()
    try StepProblem.checkResult(table.rows, lists.new)
  }

  static func checkUIKitStack(_ lists: StepLists) throws {
    let stack = UIStackView(lists.old)
    stack.perform(lists.diff.steps) {
      UIView(lists.new[$0])
    } configure: {
      $0.content = lists.new[$1].content
    }
    try stack.log.check()
    try StepProblem.checkResult(stack.rows, lists.new)
    if stack.subviews != Set(lists.new.map(\.id)) {
      throw StepProblem("\(stack.subviews) remain")
    }
  }

  static func checkAndroid(_ lists: StepLists) throws {
    let callback = ListUpdateCallback(lists.old, new: lists.new)
    callback.perform(lists.diff.steps)
    try callback.log.check()
    try StepProblem.checkResult(callback.rows, lists.new)
    let expected = lists.movesBySearch
    if callback.moves != expected {
      throw StepProblem("moves \(callback.moves) instead of \(expected)")
    }
  }

  static func checkQt(_ lists: StepLists) throws {
    let model = QAbstractItemModel(lists.old)
    model.perform(lists.diff.steps) { StepContract.perform($0, on: &model.rows, new: lists.new) }
    try model.log.check()
    try StepProblem.checkResult(model.shown, lists.new)
  }

  static func checkGTK(_ lists: StepLists) throws {
    let model = GListModel(lists.old)
    model.perform(lists.diff.steps) { StepContract.perform($0, on: &model.items, new: lists.new) }
    try model.log.check()
    try StepProblem.checkResult(model.shown, lists.new)
    let unchanged = lists.new.filter { $0.content == 0 && $0.id < lists.old.count }
    if let row = unchanged.first(where: { model.widgets[$0] != $0.id }) {
      throw StepProblem("G6: \(row) lost its widget")
    }
  }

  static func checkDOM(_ lists: StepLists, isMinimal: Bool) throws {
    let element = Element(lists.old.map(\.id))
    element.perform(
      lists.diff, oldNodes: lists.old.map { element.node($0.id) },
      newNodes: lists.new.map { element.node($0.id) })
    try element.log.check()
    try StepProblem.checkResult(element.children, lists.new.map(\.id))
    if let id = element.moved.first(where: lists.staying.contains) {
      throw StepProblem("\(id) moves, which stays")
    }
    if isMinimal, element.moved.count != lists.diff.moves.count {
      throw StepProblem("G8: \(element.moved.count) rows move, not \(lists.diff.moves.count)")
    }
  }
}
