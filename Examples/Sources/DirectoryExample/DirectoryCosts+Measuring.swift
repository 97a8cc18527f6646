// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsExample
import TableDiffCollections

extension DirectoryCosts {
  /// Derives a directory, renames contacts in it, and searches it.
  ///
  /// - Precondition: There is a contact.
  package static func measured(count: Int) -> DirectoryCosts {
    let clock = ContinuousClock()
    var costs = DirectoryCosts(count: count)
    var contacts = TreeArray.directory(count)
    costs.measureAnew(contacts)

    var directory = Directory([])
    costs.derivation = clock.measure { directory = Directory(contacts) }
    var renames: [Duration] = []
    // The first one warms up, and is not counted.
    for number in 0...100 {
      contacts[number * 7_919 % count].familyName = "Hopper \(number)"
      var changes: SectionedDiff?
      renames.append(clock.measure { changes = directory.update(to: contacts) })
      precondition(changes?.updates.count == 1)
    }
    costs.rename = renames.dropFirst().sorted()[50]
    for query in ["H", "Ho", "Hop", "Ho", "H", ""] {
      let time = clock.measure { directory.search(query) }
      let found = directory.sections.reduce(0) { $0 + $1.rows.count }
      costs.searches.append(Search(query: query, count: found, time: time))
    }
    return costs
  }

  /// Does all that is necessary after a change without a derived list.
  private mutating func measureAnew(_ contacts: TreeArray<Contact>) {
    let old = sections(Array(contacts))
    var changed = Array(contacts)
    changed[count / 2].familyName = "Hopper"
    var changes: SectionedDiff?
    anew = ContinuousClock().measure { changes = old.sectionedDiff(to: sections(changed)) }
    precondition(changes?.updates.count == 1)
  }

  private func sections(_ contacts: [Contact]) -> [RowSection<Character, NoHeader, Contact>] {
    let sorted = contacts.sorted {
      ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName)
    }
    return Dictionary(grouping: sorted) { $0.familyName.first ?? "#" }
      .sorted { $0.key < $1.key }
      .map { RowSection(id: $0.key, rows: $0.value) }
  }
}
