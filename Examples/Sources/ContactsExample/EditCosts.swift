// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// What it costs to change one contact of a list whose old version is still shown.
package struct EditCosts {
  /// Changing the contact, which copies what both versions must not share.
  package var edit = Duration.zero
  package var diff = Duration.zero
  /// Releasing the old version.
  package var release = Duration.zero

  package var total: Duration { edit + diff + release }
}

extension EditCosts {
  /// Changes contacts here and there, one at a time, and returns the medians of what it costs.
  ///
  /// - Precondition: There is a contact.
  static func measured<List: MutableCollection & RandomAccessCollection<Contact>>(
    edits: Int, of make: () -> List
  ) -> EditCosts where List.Index == Int {
    let clock = ContinuousClock()
    var (edit, diff, release) = ([Duration](), [Duration](), [Duration]())
    var list = make()
    var shown = list
    // The first edit warms up, and is not counted.
    for number in 0...edits {
      let offset = Int.random(in: 0..<list.count)
      let name = "Augusta \(number)"
      var changes = [Contact]().tableDiff(to: [])
      edit.append(clock.measure { list[offset].givenName = name })
      diff.append(clock.measure { changes = shown.tableDiff(to: list) })
      release.append(clock.measure { shown = list })
      precondition(changes.updates.map(\.from) == [offset] && changes.changeCount == 1)
    }
    return EditCosts(edit: median(edit), diff: median(diff), release: median(release))
  }

  private static func median(_ times: [Duration]) -> Duration {
    let counted = times.dropFirst().sorted()
    return counted[counted.count / 2]
  }
}
