// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring

/// A row large enough that leaves have at most 8, so that short lists have deep trees.
struct Mail: Identifiable, Equatable, Sendable {
  let id: Int
  var height: Double
  var isUnread = false
  private let padding: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)

  init(id: Int, height: Double, isUnread: Bool = false) {
    (self.id, self.height, self.isUnread) = (id, height, isUnread)
    padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  static func == (left: Mail, right: Mail) -> Bool {
    (left.id, left.height, left.isUnread) == (right.id, right.height, right.isUnread)
  }
}

/// Several summaries at once, one of which depends on the order of the rows.
struct MailSummary: HeightSummary, Equatable {
  var height = 0.0
  var unreadCount = 0
  var order = OrderSummary()

  mutating func append(_ row: Mail) {
    height += row.height
    unreadCount += row.isUnread ? 1 : 0
    order.append(row.id)
  }

  mutating func append(contentsOf next: MailSummary) {
    height += next.height
    unreadCount += next.unreadCount
    order.append(contentsOf: next.order)
  }
}

/// A number that two lists of integers have in common only if they are equal, as good as certainly.
///
/// It is the value of a polynomial whose coefficients are the integers, with its degree.
struct OrderSummary: RowSummary, Equatable {
  var value: UInt64 = 0
  var power: UInt64 = 1

  private static var base: UInt64 { 0x9e37_79b9_7f4a_7c15 }

  mutating func append(_ row: Int) {
    value = value &* Self.base &+ UInt64(truncatingIfNeeded: row &+ 1)
    power = power &* Self.base
  }

  mutating func append(contentsOf next: OrderSummary) {
    value = value &* next.power &+ next.value
    power = power &* next.power
  }
}

/// Sums made row by row: the oracle.
extension Collection<Mail> {
  func naiveSummary() -> MailSummary {
    var height = 0.0
    var unreadCount = 0
    var order = OrderSummary()
    for mail in self {
      height += mail.height
      if mail.isUnread { unreadCount += 1 }
      order.append(mail.id)
    }
    return MailSummary(height: height, unreadCount: unreadCount, order: order)
  }

  /// The first offset up to which the heights are more than a number together.
  func naiveOffset(past height: Double) -> Int? {
    var sum = 0.0
    for (offset, mail) in enumerated() {
      sum += mail.height
      if sum > height { return offset }
    }
    return nil
  }
}
