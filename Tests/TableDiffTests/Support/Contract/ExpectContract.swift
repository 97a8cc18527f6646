// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// The first clause that a diff of two lists of test rows breaks; `nil` where it keeps them all.
func contractProblem(
  _ lists: ListCase, _ diff: ListDiff, _ style: ListDiff.MoveStyle, minimal: ListDiff? = nil
) -> String? {
  Contract(
    old: lists.old, new: lists.new, diff: diff, style: style, id: \.id,
    contentsEqual: { $0.content == $1.content }, minimal: minimal
  ).problem()
}

/// The first clause that the diffs of two lists break, in every style; `nil` where they keep all.
func contractProblem(_ lists: ListCase) -> String? {
  let minimal = lists.old.tableDiff(to: lists.new)
  var contract = Contract(
    old: lists.old, new: lists.new, diff: minimal, style: .minimal, id: \.id,
    contentsEqual: { $0.content == $1.content }, minimal: minimal)
  for style in ListDiff.MoveStyle.everyStyle {
    if style != .minimal { contract.diff = lists.old.tableDiff(to: lists.new, moves: style) }
    contract.style = style
    if let problem = contract.problem() { return "\(style): \(problem)" }
  }
  return nil
}

/// Checks every clause of the contract, in every style, and prints a case that fails.
func expectContract(_ lists: ListCase, sourceLocation: SourceLocation = #_sourceLocation) {
  if let problem = contractProblem(lists) {
    Issue.record("\(problem)\n\(lists)", sourceLocation: sourceLocation)
  }
}

/// Checks every clause of the contract for rows of any kind, in every style; compiled once, for all types.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
func expectContract<Row, ID: Hashable>(
  old: [Row], new: [Row], id: (Row) -> ID, contentsEqual: @escaping (Row, Row) -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let minimal = old.tableDiff(to: new, id: id, contentsEqual: contentsEqual)
  var contract = Contract(
    old: old, new: new, diff: minimal, style: .minimal, id: id, contentsEqual: contentsEqual,
    minimal: minimal)
  for style in ListDiff.MoveStyle.everyStyle {
    contract.diff = old.tableDiff(to: new, id: id, contentsEqual: contentsEqual, moves: style)
    contract.style = style
    if let problem = contract.problem() {
      Issue.record("\(style): \(problem)\n\(old) -> \(new)", sourceLocation: sourceLocation)
    }
  }
}
