// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting
import Testing

/// The judges refuse one wrong step at each place of steps that are right.
@Suite struct WrongStepTests {
  @Test(arguments: 0..<40 as Range<UInt64>) func ofVisibleNodes(seed: UInt64) throws {
    var edited = EditedOutline(seed: seed, idCount: 8)
    for _ in 0..<20 { _ = edited.edit() }
    for _ in 0..<6 {
      let old = edited.outline
      for _ in 0...edited.random.below(5) { _ = edited.edit() }
      let new = edited.outline
      let problem = problem(NaiveView(visible: old), old.visibleSteps(to: new), to: new) {
        steps throws(OutlineStepError<Int>) in
        var view = HeadlessOutlineView(old)
        try view.perform(visible: steps, to: new)
      }
      if let problem {
        Issue.record("\(problem): \(old.rows) to \(new.rows)")
        return
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func ofAllNodes(seed: UInt64) throws {
    var edited = EditedOutline(seed: seed, idCount: 8)
    for _ in 0..<20 { _ = edited.edit() }
    for _ in 0..<6 {
      let old = edited.outline
      for _ in 0...edited.random.below(5) { _ = edited.edit() }
      let new = edited.outline
      let problem = problem(NaiveView(all: old), old.outlineDiff(to: new).steps, to: new) {
        steps throws(OutlineStepError<Int>) in
        var view = HeadlessOutlineView(old)
        try view.perform(steps, to: new)
      }
      if let problem {
        Issue.record("\(problem): \(old.nodes) to \(new.nodes)")
        return
      }
    }
  }

  /// A view would do nothing where a node is expanded already, even if it is deleted later or has lost its children.
  @Test func expandedNodes() throws {
    let old = try Outline([Item(1, "", [Item(2)])]).expanding([1], 1)
    let top = OutlinePlace<Int>(parent: nil, index: 0)
    var view = HeadlessOutlineView(old)
    let deleted = try #require(throws: OutlineStepError<Int>.self) {
      try view.perform(visible: [.expand(1), .remove(1, at: top)], to: Outline())
    }
    #expect(deleted.step == .expand(1) && deleted.reason == .unlikeTarget(1))
    let new = try Outline([Item(1, "new", [Item(3)])]).expanding([1], 1)
    let steps: [OutlineStep<Int>] = [
      .remove(2, at: .init(parent: 1, index: 0)), .reload(1, at: top), .expand(1),
    ]
    let reloaded = try #require(throws: OutlineStepError<Int>.self) {
      try view.perform(visible: steps, to: new)
    }
    #expect(reloaded.step == .expand(1) && reloaded.reason == .unlikeTarget(1))
  }

  /// Returns what a judge says of right steps, or of wrong ones that it accepts; `nil` if it is right.
  private func problem(
    _ view: NaiveView, _ steps: [OutlineStep<Int>], to new: Outline<Item>,
    _ perform: ([OutlineStep<Int>]) throws(OutlineStepError<Int>) -> Void
  ) -> String? {
    var view = view
    for place in 0...steps.count {
      for wrong in view.wrongSteps(to: new) {
        var all = steps
        all.insert(wrong, at: place)
        do {
          try perform(all)
          return "\(wrong) at \(place) of \(steps) is accepted"
        } catch {
          if error.step != wrong { return "\(wrong) at \(place) of \(steps) makes \(error)" }
        }
      }
      if place < steps.count { view.perform(steps[place], to: new) }
    }
    do { try perform(steps) } catch { return "\(error) of \(steps)" }
    return nil
  }
}

/// What a view shows between steps that are right.
private struct NaiveView {
  private var shown: NaiveOutline

  /// Whether the view knows only the nodes it shows.
  private let isVisibleOnly: Bool

  init(all outline: Outline<Item>) {
    (shown, isVisibleOnly) = (NaiveOutline(outline.nodes), false)
    for id in outline.everyID where outline.isExpanded(id) == true {
      _ = shown.setExpanded(true, id, withDescendants: false)
    }
  }

  init(visible outline: Outline<Item>) {
    (shown, isVisibleOnly) = (NaiveOutline([]), true)
    for row in outline.rows {
      let place = outline.place(of: row.id)
      _ = shown.insert(row.node, place?.index ?? 0, place?.parent)
      if row.isExpanded, row.childCount > 0 {
        _ = shown.setExpanded(true, row.id, withDescendants: false)
      }
    }
  }

  mutating func perform(_ step: OutlineStep<Int>, to new: Outline<Item>) {
    switch step {
    case .insert(let id, let place): insert(id, place.index, place.parent, from: new)
    case .remove(let id, _): _ = shown.remove(id)
    case .move(let id, _, let place): _ = shown.move(id, place.index, place.parent)
    case .reload(let id, _): _ = shown.rename(id, new[id]?.name ?? "")
    case .expand(let id):
      for index in 0..<(new.childCount(of: id) ?? 0) {
        if let child = new.child(at: index, of: id) { insert(child.id, index, id, from: new) }
      }
      _ = shown.setExpanded(true, id, withDescendants: false)
    case .collapse(let id):
      for child in shown.children(of: id) ?? [] { _ = shown.remove(child.id) }
      _ = shown.setExpanded(false, id, withDescendants: false)
    }
  }

  private mutating func insert(_ id: Int, _ index: Int, _ parent: Int?, from new: Outline<Item>) {
    let known = Set(shown.all.map(\.node.id))
    func withoutKnown(_ item: Item) -> Item {
      Item(item.id, item.name, item.children.filter { !known.contains($0.id) }.map(withoutKnown))
    }
    let item = isVisibleOnly ? new[id] : new.subtree(id).map(withoutKnown)
    if let item { _ = shown.insert(item, index, parent) }
  }

  /// Returns steps of each kind that no view could carry out now, or that would change nothing.
  func wrongSteps(to new: Outline<Item>) -> [OutlineStep<Int>] {
    let (unknown, top) = (99, OutlinePlace<Int>(parent: nil, index: 0))
    let beyond = OutlinePlace<Int>(parent: nil, index: shown.top.count + 1)
    var steps: [OutlineStep<Int>] = [
      .insert(unknown, at: top), .remove(unknown, at: top), .move(unknown, from: top, to: top),
      .reload(unknown, at: top), .expand(unknown), .collapse(unknown),
    ]
    let nodes = shown.all
    let fresh = new.everyID.first { shown.find($0) == nil }
    if let fresh {
      steps += [.insert(fresh, at: beyond), .insert(fresh, at: .init(parent: nil, index: -1))]
      steps.append(.insert(fresh, at: .init(parent: unknown, index: 0)))
    }
    for found in nodes {
      let (id, place) = (found.node.id, found.place)
      let elsewhere = OutlinePlace(parent: place.parent, index: place.index + 1)
      steps += [
        .insert(id, at: top), .remove(id, at: elsewhere), .reload(id, at: elsewhere),
        .move(id, from: elsewhere, to: top), .move(id, from: place, to: beyond),
        .move(id, from: place, to: .init(parent: id, index: 0)),
        .move(id, from: place, to: .init(parent: unknown, index: 0)),
      ]
      if found.node.isExpanded { steps.append(.expand(id)) } else { steps.append(.collapse(id)) }
      if !isVisibleOnly { continue }
      if new.childCount(of: id) ?? 0 == 0 { steps.append(.expand(id)) }
      if found.node.isExpanded { continue }
      if let fresh { steps.append(.insert(fresh, at: .init(parent: id, index: 0))) }
      if let other = nodes.first(where: { $0.node.id != id }) {
        steps.append(.move(other.node.id, from: other.place, to: .init(parent: id, index: 0)))
      }
    }
    return steps
  }
}
