// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing

/// Values that are equal although their bytes differ.
@Suite struct LooseValuesTests {
  private func rules(
    tolerance: String? = nil, ignoresCase: Bool = false, ignoresBlanks: Bool = false
  ) -> ContentRules {
    var rules = ContentRules()
    if let tolerance { try? rules.addTolerance(tolerance) }
    (rules.ignoresCase, rules.ignoresBlanks) = (ignoresCase, ignoresBlanks)
    return rules
  }

  /// These texts are numbers.
  @Test(
    arguments: [
      ("1", 1), ("-1.50", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("1.5E-2", 0.015), ("-0", 0),
      ("0e-5", 0),
    ] as [(String, Decimal)])
  func numbers(text: String, number: Decimal) throws {
    #expect(try #require(DecimalNumber(text)) == #require(DecimalNumber("\(number)")))
  }

  /// These texts are codes, unless their exponents are taken for some.
  @Test(arguments: [("1e3", 1000), ("0e5", 0), ("12E+1", 120)]) func codes(
    text: String, number: Int
  ) {
    #expect(DecimalNumber(text) == nil)
    #expect(DecimalNumber(text, takesExponent: true) == DecimalNumber("\(number)"))
  }

  /// Distances are exact, whatever the powers of ten.
  @Test func distances() throws {
    var dice = Dice(seed: 1)
    func text(_ number: Decimal) -> String { "\(number)" }
    for _ in 0..<2_000 {
      let numbers = (0..<3).map { _ in
        Decimal(Int.random(in: -1_000_000...1_000_000, using: &dice))
          / pow(10, Int.random(in: 0...9, using: &dice))
      }
      let (a, b, distance) = (numbers[0], numbers[1], abs(numbers[2]))
      let texts = [a, b, distance, abs(a - b)].map(text)
      let read = try texts.map { try #require(DecimalNumber($0)) }
      #expect(read[0].isWithin(read[2], of: read[1]) == (abs(a - b) <= distance), "\(texts)")
      #expect(read[0].isWithin(read[3], of: read[1]), "\(texts)")
    }
  }

  /// All digits count, and exponents of any size cost nothing.
  @Test func manyDigits() throws {
    func areNear(_ old: String, _ new: String, _ tolerance: String) throws -> Bool {
      let numbers = try [old, tolerance, new].map {
        try #require(DecimalNumber($0, takesExponent: true))
      }
      return numbers[0].isWithin(numbers[1], of: numbers[2])
    }
    let digits = String(repeating: "7", count: 100)
    #expect(try !areNear(digits + "1", digits + "2", "0"))
    #expect(try areNear(digits + "1", digits + "2", "1"))
    #expect(try !areNear(digits + "1", digits + "2", "0." + digits))
    #expect(try areNear(digits, "0.\(digits)", digits))
    #expect(try !areNear(digits, "-0.\(digits)", digits))
    #expect(try areNear("1e-300", "0", "0.001"))
    #expect(try !areNear("1e-300", "0", "1e-301"))
    #expect(try areNear("1e-300", "1.1e-300", "1e-301"))
    let (huge, tiny) = ("1e999999999999999", "1e-999999999999999")
    #expect(try areNear(huge, huge, "0"))
    #expect(
      try !areNear(huge, "2e999999999999999", huge.replacingOccurrences(of: "1e", with: ".9e")))
    #expect(try areNear(huge, tiny, huge))
    #expect(try !areNear(huge, "-" + tiny, huge))
    #expect(try areNear(huge, tiny, "1.1e999999999999999"))
    #expect(DecimalNumber("1e-9999999999999999") == nil)
  }

  /// These texts are none.
  @Test(
    arguments: [
      "", "-", ".", "e5", "1e", "1e+", "1,000", "1 000", " 1", "1 ", "0x10", "inf", "nan", "1.2.3",
      "--1", "1%", "١", "1e4", "007", "-007", "03.40", "00",
    ])
  func texts(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  /// Numbers may be as far apart as the tolerance, as decimal numbers.
  @Test func tolerance() {
    func areEqual(_ old: String, _ new: String, _ tolerance: String) -> Bool {
      rules(tolerance: tolerance).areEqual(Array(old.utf8), Array(new.utf8), in: "n")
    }
    #expect(areEqual("1.00", "1.01", "0.01"))
    #expect(areEqual("1.01", "1.00", "0.01"))
    #expect(!areEqual("1.00", "1.0100001", "0.01"))
    #expect(areEqual("-0.5", "0.5", "1"))
    #expect(!areEqual("100", "1e2", "0"))
    #expect(areEqual("100", "1e2", "n=0"))
    #expect(!areEqual("100", "1e2", "m=0"))
    #expect(!areEqual("100", "100.0", "m=0"))
    #expect(!areEqual("007", "7", "n=0"))
    #expect(!areEqual("9007199254740993", "9007199254740992", "0"))
    #expect(!areEqual("a", "b", "5"))
    #expect(!areEqual("1", "", "5"))
    #expect(!rules().areEqual(Array("1.0".utf8), Array("1.00".utf8), in: "n"))
    // With blanks around them they are texts, unless these do not count.
    #expect(!areEqual("1 ", "1", "0"))
    #expect(
      rules(tolerance: "0", ignoresBlanks: true).areEqual(
        Array(" 1.0".utf8), Array("1".utf8), in: "n"))
  }

  /// Case and outer blanks do not count, and inner blanks do.
  @Test func caseAndBlanks() {
    func areEqual(_ old: String, _ new: String, _ rules: ContentRules) -> Bool {
      rules.areEqual(Array(old.utf8), Array(new.utf8), in: "n")
    }
    #expect(areEqual("Élan", "éLAN", rules(ignoresCase: true)))
    #expect(!areEqual("é", "e\u{301}", rules(ignoresCase: true)))
    #expect(!areEqual("a ", "A", rules(ignoresCase: true)))
    #expect(areEqual(" \ta b\r\n", "a b", rules(ignoresBlanks: true)))
    #expect(areEqual(" ", "", rules(ignoresBlanks: true)))
    #expect(!areEqual("a b", "a  b", rules(ignoresBlanks: true)))
    #expect(!areEqual("a", "A ", rules(ignoresBlanks: true)))
    #expect(areEqual("a", "A ", rules(ignoresCase: true, ignoresBlanks: true)))
  }

  /// Only fields that differ are shown, and ids are never near each other.
  @Test func records() throws {
    let (old, new) = ("id,n,t\n1.0,5,a\n2,5,a\n3,5,a\n", "id,n,t\n1.00,5,a\n2,5.1,A\n3,6,a\n")
    let change = try ShownChange(
      old, new, .csv, id: "id", rules: rules(tolerance: "0.1", ignoresCase: true))
    #expect(
      try change.listing() == [
        "rows: 1 deleted, 1 inserted, 1 updated, 1 unchanged", "", "      id    n    t",
        "1   - 1.0   5    a", "  1 + 1.00  5    a", "2 2   2     5.1  A", "3 3 ~ 3  n: 5 → 6",
      ])
    #expect(
      try ShownChange(old, new, .csv, id: "id", rules: rules(ignoresCase: true)).listing()
        .contains("2 2 ~ 2  n: 5 → 5.1"))
  }

  /// In objects, numbers are those of JSON, and what is nested counts as well.
  @Test func objects() throws {
    func isEmpty(_ old: String, _ new: String, _ rules: ContentRules) throws -> Bool {
      try ShownChange(
        #"[{"id":1,"v":\#(old)}]"#, #"[{"v":\#(new),"id":1}]"#, .json, id: "id", rules: rules
      ).change.isEmpty
    }
    let near = rules(tolerance: "0.5")
    #expect(try isEmpty("1", "1.5", near))
    #expect(try !isEmpty("1", "1.6", near))
    #expect(try isEmpty("1e2", "100", near))
    #expect(try !isEmpty("1e400", "1e401", near))
    #expect(try isEmpty("1", "1.6", rules(tolerance: "v=1")))
    #expect(try !isEmpty("1", "1.6", rules(tolerance: "w=1")))
    #expect(try !isEmpty("1", #""1""#, near))
    #expect(try !isEmpty(#""1""#, #""1.1""#, near))
    #expect(try isEmpty(#"{"a":[1,{"b":2}],"c":3}"#, #"{"c":3.1,"a":[1.2,{"b":2.4}]}"#, near))
    #expect(try !isEmpty("[1,2]", "[1]", near))
    #expect(try !isEmpty(#"{"a":1}"#, #"{"A":1}"#, rules(ignoresCase: true)))
    #expect(
      try isEmpty(#"["A\u0042 "]"#, #"[ "ab"]"#, rules(ignoresCase: true, ignoresBlanks: true)))
    #expect(try !isEmpty("true", "false", near))
  }
}
