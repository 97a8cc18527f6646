// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Says whether a contact is one that a query asks for.
///
/// Each word of the query must occur in a name, or, if it is a number, in the phone number. What a
/// word means is decided once for each name, and looked up for each contact.
package struct ContactSearch: Sendable {
  private struct Word {
    var givenNames: [Bool]
    var familyNames: [Bool]
    var number: Digits?
  }

  private let words: [Word]

  package init(_ query: String) {
    words = query.lowercased().split(separator: " ").map { word in
      Word(
        givenNames: GivenName.all.map { Self.occurs(word, in: $0) },
        familyNames: FamilyName.all.map { Self.occurs(word, in: $0) },
        number: Digits(word))
    }
  }

  package func matches(_ contact: Contact) -> Bool {
    for word in words {
      if word.givenNames[Int(contact.givenName.number)] { continue }
      if word.familyNames[Int(contact.familyName.number)] { continue }
      guard let number = word.number, number.occur(in: contact.phoneDigits) else { return false }
    }
    return true
  }

  private static func occurs(_ word: Substring, in name: String) -> Bool {
    var rest = name.lowercased()[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) { return true }
      rest.removeFirst()
    }
    return false
  }
}

/// Consecutive digits of a number.
private struct Digits {
  private let value: Int
  private let scale: Int

  init?(_ text: Substring) {
    guard text.count <= 11, text.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int(text)
    else { return nil }
    self.value = value
    scale = text.reduce(1) { scale, _ in scale * 10 }
  }

  func occur(in number: Int) -> Bool {
    var rest = number
    while rest * 10 >= scale {
      if rest % scale == value { return true }
      rest /= 10
    }
    return false
  }
}
