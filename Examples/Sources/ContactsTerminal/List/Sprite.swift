// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row on its way, or a row that appears, disappears or flashes.
struct Sprite {
  /// How long a row takes to its place.
  static let slideTime = Duration.milliseconds(350)

  /// How long a row takes to appear or to disappear.
  static let fadeTime = Duration.milliseconds(450)

  /// How long a row is highlighted after its content has changed.
  static let flashTime = Duration.milliseconds(900)

  enum Place {
    /// The row is in the list, at an offset.
    case row(Int)
    /// The row is no longer in the list; its line shows what it was.
    case ghost(Line)
  }

  var place: Place
  var mark: RowMark

  /// The lines from which and to which the row slides, counted from the top of the viewport.
  var from: Double
  var to: Double

  var slideBegan: Duration
  var fadeBegan: Duration?
  var flashBegan: Duration?

  /// The line where the row is at a time.
  func line(at now: Duration) -> Double {
    let progress = Self.progress(since: slideBegan, Self.slideTime, now)
    // It sets out slowly and arrives slowly.
    return from + (to - from) * progress * progress * (3 - 2 * progress)
  }

  /// How visible the row is at a time, from 0 to 1.
  func visibility(at now: Duration) -> Double {
    guard let fadeBegan else { return 1 }
    let progress = Self.progress(since: fadeBegan, Self.fadeTime, now)
    return mark == .deleted ? 1 - progress : progress
  }

  /// How brightly the row flashes at a time, from 0 to 1.
  func flash(at now: Duration) -> Double {
    flashBegan.map { 1 - Self.progress(since: $0, Self.flashTime, now) } ?? 0
  }

  /// Whether the row is still on its way.
  func isSliding(at now: Duration) -> Bool { now < slideBegan + Self.slideTime }

  /// Whether anything about the row is still in motion.
  func isAlive(at now: Duration) -> Bool {
    isSliding(at: now) || fadeBegan.map { now < $0 + Self.fadeTime } ?? false
      || flashBegan.map { now < $0 + Self.flashTime } ?? false
  }

  private static func progress(
    since start: Duration, _ length: Duration, _ now: Duration
  ) -> Double {
    min(1, max(0, (now - start) / length))
  }
}
