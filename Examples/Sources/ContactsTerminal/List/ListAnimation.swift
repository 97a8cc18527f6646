// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// The rows of a list that are in motion.
///
/// A change may begin while another one is under way: rows then set out from where they are.
package struct ListAnimation {
  private var sprites: [Sprite] = []

  package init() {}

  /// Begins to animate a change.
  ///
  /// - Parameters:
  ///   - effects: What the change does to the rows visible before and after it.
  ///   - old: What was visible before.
  ///   - new: What is visible after.
  ///   - now: The time.
  ///   - oldLine: Returns the line of a row that was visible before, by its offset then.
  package mutating func start(
    _ effects: [ListEffect<Int>], from old: Viewport, to new: Viewport, at now: Duration,
    oldLine: (Int) -> Line
  ) {
    let running = sprites.filter { $0.isAlive(at: now) }
    var byOffset: [Int: Sprite] = [:]
    for sprite in running {
      if case .row(let offset) = sprite.place { byOffset[offset] = sprite }
    }
    sprites = running.filter { if case .ghost = $0.place { true } else { false } }
    for effect in effects {
      let before = effect.from.flatMap { byOffset[$0] }
      let sprite = Sprite(effect, before, from: old, to: new, at: now, oldLine: oldLine)
      if let sprite { sprites.append(sprite) }
    }
  }

  /// Forgets all motion.
  package mutating func stop() {
    sprites = []
  }

  /// Carries all rows along as the viewport scrolls down by a number of lines.
  package mutating func scroll(by lines: Int) {
    for index in sprites.indices {
      sprites[index].from -= Double(lines)
      sprites[index].to -= Double(lines)
    }
  }

  /// Drops what has come to rest.
  package mutating func advance(to now: Duration) {
    sprites.removeAll { !$0.isAlive(at: now) }
  }

  /// Whether rows are on their way.
  package func isSliding(at now: Duration) -> Bool { sprites.contains { $0.isSliding(at: now) } }

  /// Whether anything is in motion.
  package var isEmpty: Bool { sprites.isEmpty }

  /// Returns what each line of the viewport shows; `nil` for empty lines.
  ///
  /// - Parameters:
  ///   - viewport: What is visible.
  ///   - count: The number of rows in the list.
  ///   - now: The time.
  package func lines(_ viewport: Viewport, count: Int, at now: Duration) -> [DrawnRow?] {
    var lines = [DrawnRow?](repeating: nil, count: viewport.height)
    var inMotion: Set<Int> = []
    for sprite in sprites {
      if case .row(let offset) = sprite.place { inMotion.insert(offset) }
    }
    for offset in viewport.rows.clamped(to: 0..<count) where !inMotion.contains(offset) {
      lines[offset - viewport.top] = DrawnRow(content: .row(offset))
    }
    for sprite in sprites {
      let line = Int(sprite.line(at: now).rounded())
      guard lines.indices.contains(line) else { continue }
      if let other = lines[line], other.mark.depth > sprite.mark.depth { continue }
      lines[line] = DrawnRow(sprite, at: now)
    }
    return lines
  }
}

/// A row as one line shows it.
package struct DrawnRow {
  package enum Content {
    case row(Int)
    case ghost(Line)
  }

  package let content: Content
  package var mark = RowMark.none

  /// From 0, invisible, to 1.
  package var visibility = 1.0

  /// From 0, not highlighted, to 1.
  package var flash = 0.0

  fileprivate init(content: Content) {
    self.content = content
  }

  fileprivate init(_ sprite: Sprite, at now: Duration) {
    switch sprite.place {
    case .row(let offset): content = .row(offset)
    case .ghost(let line): content = .ghost(line)
    }
    mark = sprite.mark
    visibility = sprite.visibility(at: now)
    flash = sprite.flash(at: now)
  }
}
