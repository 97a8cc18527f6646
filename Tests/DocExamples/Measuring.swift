// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring

/// A row with a height.
struct Mail: Identifiable, Equatable {
  let id: Int
  var height: Double
  var isUnread = false
}

struct MailSummary: HeightSummary {
  var height = 0.0
  var unreadCount = 0

  mutating func append(_ mail: Mail) {
    height += mail.height
    unreadCount += mail.isUnread ? 1 : 0
  }

  mutating func append(contentsOf next: MailSummary) {
    height += next.height
    unreadCount += next.unreadCount
  }
}

/// What surrounds examples about summaries: each example is a method of this class.
@MainActor final class Measuring {}
