// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// What a batch does to one cell, in words.
struct NaiveEffect: Hashable, CustomStringConvertible {
  var kind: String
  var from: Int?
  var to: Int?
  var flags: [String]

  init(_ effect: ListEffect<Int>) {
    kind = "\(effect.kind)"
    from = effect.from
    to = effect.to
    flags =
      (effect.isRefreshed ? ["refreshed"] : []) + (effect.isReloaded ? ["reloaded"] : [])
      + (effect.becomesVisible ? ["becomes visible"] : [])
      + (effect.becomesHidden ? ["becomes hidden"] : [])
  }

  init(kind: String, from: Int?, to: Int?, flags: [String]) {
    self.kind = kind
    self.from = from
    self.to = to
    self.flags = flags
  }

  var description: String {
    let from = from.map(String.init) ?? "nil", to = to.map(String.init) ?? "nil"
    return "\(([kind] + flags).joined(separator: " ")) \(from) -> \(to)"
  }
}

/// Looks at every cell of both states, and picks those that are visible in either.
func naiveEffects(
  _ naive: NaiveListView, _ places: [NaiveListView.Place], _ oldCount: Int, _ refreshes: [Int],
  _ before: Range<Int>, _ after: Range<Int>
) -> [NaiveEffect] {
  var old: [NaiveEffect] = []
  for from in 0..<oldCount {
    guard let to = places.firstIndex(of: .kept(from)) else {
      let flags = naive.reloads.contains(from) ? ["reloaded"] : []
      if before.contains(from) {
        old.append(NaiveEffect(kind: "deleted", from: from, to: nil, flags: flags))
      }
      continue
    }
    let isMoved = naive.moves.contains { $0.from == from }
    let kind = isMoved ? "moved" : from == to ? "unchanged" : "shifted"
    let wasVisible = before.contains(from), isVisible = after.contains(to)
    if !wasVisible && !isVisible { continue }
    var flags = refreshes.contains(to) ? ["refreshed"] : []
    if wasVisible != isVisible { flags.append(isVisible ? "becomes visible" : "becomes hidden") }
    old.append(NaiveEffect(kind: kind, from: from, to: to, flags: flags))
  }
  let inserted = after.filter { places.indices.contains($0) && places[$0] == .new }
  let new = inserted.map { to in
    NaiveEffect(
      kind: "inserted", from: nil, to: to,
      flags: naive.inserts.contains(to) ? [] : ["reloaded"])
  }
  let first = old.filter { $0.from.map(before.contains) ?? false }
  let then = old.filter { !($0.from.map(before.contains) ?? false) } + new
  return first + then.sorted { ($0.to ?? 0) < ($1.to ?? 0) }
}
