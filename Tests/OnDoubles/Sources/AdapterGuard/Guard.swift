// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

/// Compares the time of diffs with that of a bare loop.
///
/// A diff that is no longer compiled for its caller's rows takes more than ten times as long as the
/// loop; a timer is too coarse for less.
@MainActor
struct Guard {
  private static let limit = 5.0

  /// How often each call is measured; the least time counts.
  static let callCount = 7

  private let scan: Double
  private(set) var isKept = true

  init() {
    let (old, new) = Row.states
    var count = 0
    scan = Self.fastest { Self.seconds { count = Self.differenceCount(old, new) } }
    precondition(count == 1)
  }

  /// The bare loop.
  private static func differenceCount(_ old: [Row], _ new: [Row]) -> Int {
    var count = 0
    for index in old.indices where old[index] != new[index] { count += 1 }
    return count
  }

  /// Measures a call, and prints its time as a multiple of the loop's.
  mutating func check(_ title: String, _ call: () -> Double) {
    check(title, seconds: Self.fastest(call))
  }

  /// Prints a time as a multiple of the loop's.
  mutating func check(_ title: String, seconds: Double) {
    let ratio = seconds / scan
    if ratio > Self.limit { isKept = false }
    let hundredths = Int((ratio * 100).rounded())
    let mark = ratio > Self.limit ? ", more than \(Self.limit)" : ""
    print("\(title): \(Double(hundredths) / 100) x scan\(mark)")
  }

  /// Measures the diff of an updater, whose view a closure shows and returns with what keeps it.
  mutating func checkUpdater(_ title: String, _ show: (ListUpdater<Row>) -> Any) {
    let (old, new) = Row.states
    check(title) {
      let timer = DiffTimer()
      let updater = ListUpdater(old, options: timer.options)
      return withExtendedLifetime(show(updater)) {
        updater.submit(new)
        updater.updateIfNeeded()
        return timer.seconds
      }
    }
  }

  static func seconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
  }

  private static func fastest(_ call: () -> Double) -> Double {
    (0..<callCount).map { _ in call() }.min() ?? .infinity
  }
}

/// A row of a client, for which the diff must be compiled.
struct Row: Identifiable, Equatable {
  let id: Int
  var content = 0

  /// Two states of a million rows, one of them updated.
  static let states: (old: [Row], new: [Row]) = {
    let old = (0..<1_000_000).map { Row(id: $0) }
    var new = old
    new[500_000].content = 1
    return (old, new)
  }()
}

/// Measures the diff of an updater.
@MainActor
final class DiffTimer {
  private var start = ContinuousClock.now

  /// The time of the last diff; infinite if there was none.
  private(set) var seconds = Double.infinity

  var options: UpdateOptions {
    var options = UpdateOptions()
    options.onEvent = { event in
      switch event {
      case .diffBegan: self.start = .now
      case .diffEnded:
        let duration = (ContinuousClock.now - self.start).components
        self.seconds = Double(duration.attoseconds) / 1e18 + Double(duration.seconds)
      default: break
      }
    }
    return options
  }
}
