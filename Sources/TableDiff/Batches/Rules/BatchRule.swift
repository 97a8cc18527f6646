// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A rule that list views, or this library on their behalf, ask of a batch.
///
///     finding.rule == .rowOutOfRange  // true
///     finding.rule.code               // A3
///
/// The letter of the code tells the family. List views throw where a rule of A to D is broken; where
/// one of E is, they silently show wrong rows.
///
/// | family | about | codes |
/// |---|---|---|
/// | A | indices that exist | A1 sections, A3 rows, A5 any index |
/// | B | operations that exclude each other | B1 to B4, B6, B7 |
/// | C | rows in deleted, inserted and moved sections | C1 to C5, C7, C9 |
/// | D | counts | D1 sections, D2 rows |
/// | E | identities and contents | E1 to E5 |
/// | F | stages | F3, F5 |
///
/// Numbers that are missing belong to rules that need no check of their own: A2 and A4 (what is
/// inserted) are judged with A1 and A3, B5 (sections) with B3 and B4, C6 (moves and deletes in moved
/// sections) with C5, E3 (sections) with E2. C8 says how rows are addressed, D3 and D4 what D1 and D2
/// leave out, E6 is a check among the tests of this library. F1 holds by construction, for a
/// ``ListStage`` has its own sections; F2 is that of each stage, F4 a matter of quality, and F6 one of
/// the diff.
///
/// All that can be judged is judged. Which section is which is known only where no rule about
/// sections is broken, and B7 and E are judged only where no other rule is: without that the batch
/// has no meaning.
public struct BatchRule: Sendable {
  /// The rule's name, as that of its constant.
  public let name: String

  /// The letter of the family and a number, such as `A3`.
  ///
  /// Rules that are alike share a code.
  public let code: String

  /// Returns what is wrong, in words.
  let message: @Sendable (BatchFinding) -> String

  /// Returns what UIKit was reported to say; `nil` where nothing was reported.
  let uiKitText: @Sendable (BatchFinding, UIKitWords) -> String?

  init(
    _ code: String, _ name: String, message: @escaping @Sendable (BatchFinding) -> String,
    uiKitText: @escaping @Sendable (BatchFinding, UIKitWords) -> String? = { _, _ in nil }
  ) {
    self.name = name
    self.code = code
    self.message = message
    self.uiKitText = uiKitText
  }
}

extension BatchRule: Hashable {
  /// Returns whether two rules are the same.
  public static func == (left: BatchRule, right: BatchRule) -> Bool { left.name == right.name }

  /// Hashes the rule's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension BatchRule: CustomStringConvertible {
  /// The code and the name, such as `A3 rowOutOfRange`.
  public var description: String { "\(code) \(name)" }
}
