// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

package struct Message: Identifiable, Equatable {
  package let id: Int
  package var subject: String
  package var isRead = false

  package init(id: Int, subject: String) {
    (self.id, self.subject) = (id, subject)
  }
}

/// A section with its header.
package typealias InboxSection = RowSection<InboxViewModel.Part, String, Message>

package struct InboxViewModel {
  package enum Part { case unread, read }

  package var messages: [Message] = []
  package var showsRead = true

  package init() {}

  package var sections: [InboxSection] {
    let unread = messages.filter { !$0.isRead }
    let read = showsRead ? messages.filter(\.isRead) : []
    return [
      RowSection(id: .unread, header: "\(unread.count) unread", rows: unread),
      RowSection(id: .read, header: "Read", rows: read),
    ].filter { !$0.rows.isEmpty }
  }
}
