// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A contact, in 16 bytes without references.
package struct Contact: Identifiable, Equatable, Sendable {
  package let id: Int
  package var givenName: GivenName
  package var familyName: FamilyName
  package var isOnline: Bool
  package var calls: UInt16

  package init(
    id: Int, givenName: GivenName, familyName: FamilyName, isOnline: Bool = false, calls: Int = 0
  ) {
    self.id = id
    self.givenName = givenName
    self.familyName = familyName
    self.isOnline = isOnline
    self.calls = UInt16(clamping: calls)
  }

  package var name: String { "\(givenName.text) \(familyName.text)" }

  /// The digits of the phone number, which no other contact has.
  package var phoneDigits: Int { 10_000_000_000 + id }

  /// The phone number, such as `+1 000 000 0042`.
  package var phone: String {
    let digits = Array(String(phoneDigits))
    return "+\(digits[0]) \(String(digits[1..<4])) \(String(digits[4..<7])) \(String(digits[7...]))"
  }
}
