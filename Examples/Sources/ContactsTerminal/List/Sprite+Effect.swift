// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension Sprite {
  /// Creates the sprite of a row in a change; `nil` if the row stays as it is.
  ///
  /// - Parameters:
  ///   - effect: What the change does to the row.
  ///   - running: The row's sprite of a change before, if it is still in motion.
  ///   - old: What was visible before.
  ///   - new: What is visible after.
  ///   - now: The time.
  ///   - oldLine: Returns the line of a row that was visible before.
  init?(
    _ effect: ListEffect<Int>, _ running: Sprite?, from old: Viewport, to new: Viewport,
    at now: Duration, oldLine: (Int) -> Line
  ) {
    let origin = effect.from.map { running?.line(at: now) ?? Double($0 - old.top) }
    let target = effect.to.map { Double($0 - new.top) }
    slideBegan = now
    fadeBegan = running?.fadeBegan
    flashBegan = running?.flashBegan
    switch (effect.from, origin, effect.to, target) {
    case (_, nil, let to?, let target?):
      (place, mark) = (.row(to), .inserted)
      (from, self.to) = (target, target)
      slideBegan = now - Self.slideTime
      fadeBegan = now
    case (let from?, let origin?, nil, _):
      (place, mark) = (.ghost(oldLine(from)), .deleted)
      (self.from, to) = (origin, origin)
      slideBegan = now - Self.slideTime
      fadeBegan = now
      flashBegan = nil
    case (_, let origin?, let to?, let target?):
      if effect.isRefreshed { flashBegan = now }
      if origin == target, flashBegan == nil, fadeBegan == nil { return nil }
      place = .row(to)
      mark = Self.mark(of: effect, running)
      // A row from far away, or on its way there, crosses the edge with those around it.
      let reach = Double(max(old.height, new.height))
      from = effect.becomesVisible ? max(target - reach, min(target + reach, origin)) : origin
      self.to = effect.becomesHidden ? max(origin - reach, min(origin + reach, target)) : target
    default: return nil
    }
  }

  private static func mark(of effect: ListEffect<Int>, _ running: Sprite?) -> RowMark {
    if effect.kind == .moved { return .moved }
    if effect.isRefreshed { return .updated }
    return running?.mark ?? .none
  }
}
