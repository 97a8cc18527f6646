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
    rules.tolerance = tolerance.flatMap { DecimalNumber($0) }
    (rules.ignoresCase, rules.ignoresBlanks) = (ignoresCase, ignoresBlanks)
    return rules
  }

  /// These texts are numbers.
  @Test(
    arguments: [
      ("1", 1), ("-1.50", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("1e3", 1000),
      ("1.5E-2", 0.015), ("007", 7), ("-0", 0), ("0e5", 0), ("12E+1", 120),
    ] as [(String, Decimal)])
  func numbers(text: String, number: Decimal) throws {
    #expect(try #require(DecimalNumber(text)) == #require(DecimalNumber("\(number)")))
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

  /// Of numbers with more than 38 digits the first ones count.
  @Test func manyDigits() {
    let digits = String(repeating: "7", count: 38)
    #expect(DecimalNumber(digits + "1") == DecimalNumber(digits + "2"))
    #expect(DecimalNumber(digits) != DecimalNumber(digits + "2"))
    #expect(DecimalNumber("1e127") != nil)
    #expect(DecimalNumber("1e128") == nil)
    #expect(DecimalNumber("1e-128") != nil)
    #expect(DecimalNumber("1e-129") == nil)
    #expect(DecimalNumber("1e99999999999999999999") == nil)
  }

  /// These texts are none.
  @Test(
    arguments: [
      "", "-", ".", "e5", "1e", "1e+", "1,000", "1 000", " 1", "1 ", "0x10", "inf", "nan", "1.2.3",
      "--1", "1%", "١", "1e400",
    ])
  func texts(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  /// Numbers may be as far apart as the tolerance, as decimal numbers.
  @Test func tolerance() {
    func areEqual(_ old: String, _ new: String, _ tolerance: String) -> Bool {
      rules(tolerance: tolerance).areEqual(Array(old.utf8), Array(new.utf8))
    }
    #expect(areEqual("1.00", "1.01", "0.01"))
    #expect(areEqual("1.01", "1.00", "0.01"))
    #expect(!areEqual("1.00", "1.0100001", "0.01"))
    #expect(areEqual("-0.5", "0.5", "1"))
    #expect(areEqual("100", "1e2", "0"))
    #expect(!areEqual("9007199254740993", "9007199254740992", "0"))
    #expect(!areEqual("a", "b", "5"))
    #expect(!areEqual("1", "", "5"))
    #expect(!rules().areEqual(Array("1.0".utf8), Array("1.00".utf8)))
    // With blanks around them they are texts, unless these do not count.
    #expect(!areEqual("1 ", "1", "0"))
    #expect(
      rules(tolerance: "0", ignoresBlanks: true).areEqual(Array(" 1.0".utf8), Array("1".utf8)))
  }

  /// Case and outer blanks do not count, and inner blanks do.
  @Test func caseAndBlanks() {
    func areEqual(_ old: String, _ new: String, _ rules: ContentRules) -> Bool {
      rules.areEqual(Array(old.utf8), Array(new.utf8))
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
