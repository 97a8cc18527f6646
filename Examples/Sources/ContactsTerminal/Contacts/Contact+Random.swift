// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Contact {
  /// Creates a contact with a random name.
  package static func random(id: Int, using random: inout SeededRandom) -> Contact {
    let bits = random.next()
    let names = UInt64(GivenName.all.count), families = UInt64(FamilyName.all.count)
    return Contact(
      id: id, givenName: GivenName(number: UInt8(bits % names)),
      familyName: FamilyName(number: UInt8((bits >> 16) % families)),
      isOnline: (bits >> 32) % 8 == 0, calls: Int((bits >> 40) % 100))
  }
}

extension RangeReplaceableCollection<Contact> {
  /// Creates contacts with random names and ids from 0 on.
  package static func random(count: Int, using random: inout SeededRandom) -> Self {
    Self((0..<count).map { Contact.random(id: $0, using: &random) })
  }
}
