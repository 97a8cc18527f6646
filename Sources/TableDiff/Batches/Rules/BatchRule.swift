// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A rule that batches must obey.
///
///     finding.rule == .rowOutOfRange  // true
///     finding.rule.code               // A3
///
/// The letter of the code is the family. List views throw if a rule of A to D is broken; if one of
/// E is, they silently show wrong rows.
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
/// Missing numbers belong to rules that need no check of their own: A2 and A4 (inserts) are judged
/// with A1 and A3, B5 (sections) with B3 and B4, C6 (moves and deletes in moved sections) with C5,
/// and E3 (sections) with E2. C8 defines how rows are addressed, and D3 and D4 the exceptions of D1
/// and D2. E6 is checked by the tests of this library. F1 holds by construction, since a
/// ``ListStage`` has its own sections. F2 applies the other rules to each stage, F4 is about
/// quality, and F6 about the diff.
///
/// As many rules as possible are judged. Old and new sections correspond only if no rule about
/// sections is broken; B7 and E are judged only if no other rule is broken, since otherwise the
/// batch has no meaning.
public struct BatchRule: Sendable {
  /// The rule's name, which is that of its constant.
  public let name: String

  /// The letter of the family and a number, such as `A3`.
  ///
  /// Similar rules share a code.
  public let code: String

  /// Returns a message that describes what is wrong.
  let message: @Sendable (BatchFinding) -> String

  /// Returns the message that UIKit was reported to throw with; `nil` if none was reported.
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
