// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsExample
package import TableDiffCollections

extension TreeArray<Contact> {
  /// Creates the contacts of a directory, with names of all initials, in no order.
  package static func directory(_ count: Int) -> Self {
    TreeArray(
      [Contact].made(count).map { contact in
        var contact = contact
        contact.familyName = familyName(contact.id)
        return contact
      })
  }

  /// Returns one of 1,664 names; ids that follow each other have names that are far apart.
  private static func familyName(_ id: Contact.ID) -> String {
    let first = [
      "An", "Be", "Ca", "Do", "El", "Fi", "Ga", "Ho", "Il", "Jo", "Ka", "Le", "Mo", "Na",
      "Ol", "Pe", "Qui", "Ro", "Sa", "Ti", "Ul", "Vi", "Wa", "Xe", "Yo", "Za",
    ]
    let middle = ["ba", "de", "go", "li", "mo", "na", "ri", "su"]
    let last = ["ker", "lin", "man", "ner", "ro", "sen", "ton", "ver"]
    let number = id * 631 % (first.count * middle.count * last.count)
    return first[number % first.count] + middle[number / first.count % middle.count]
      + last[number / first.count / middle.count]
  }
}
