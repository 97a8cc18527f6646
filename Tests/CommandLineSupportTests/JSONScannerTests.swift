// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Testing

/// The scanner of JSON.
@Suite struct JSONScannerTests {
  /// Returns where a text ends that is a value, or what is wrong with it and where.
  private func outcome(_ json: String, checksKeys: Bool = true) -> String {
    Array(json.utf8).withUnsafeBytes { bytes in
      var scanner = JSONScanner(bytes, checksKeys: checksKeys)
      do throws(TextError) {
        let range = try scanner.value()
        return "\(range.upperBound)"
      } catch {
        return "\(error.offset ?? -1): \(error.message)"
      }
    }
  }

  /// Values end where they do.
  @Test(
    arguments: [
      ("null", 4), ("[1, 2] ", 6), ("{\"a\": {\"b\": []}}", 16), ("-1.5e+3,", 7), ("0.1", 3),
      (#""a\"b" "#, 6), (#""\ud83d\ude00""#, 14),
    ])
  func values(json: String, end: Int) {
    #expect(outcome(json) == "\(end)")
  }

  /// Mistakes are found at their byte.
  @Test(
    arguments: [
      ("[1 2]", "3: expected ',' or ']', not '2'"), ("{\"a\" 1}", "5: expected ':', not '1'"),
      ("[1,", "3: expected a value, not the end"), ("nul", "0: expected a value"),
      ("-", "1: expected a value, not the end"), ("1.", "2: expected a value, not the end"),
      (#""a"#, "0: a string is not closed"), ("\"a\nb\"", "2: a control character in a string"),
      (#""\x""#, "1: an unknown escape sequence"), (#""\ud83d""#, "1: half of a surrogate pair"),
      (#""\u12g4""#, "1: an escape sequence without four hexadecimal digits"),
      (#"{"a":1,"a":2}"#, "7: the key 'a' is there twice"),
      (#"{"a":1,"\u0061":2}"#, "7: the key 'a' is there twice"),
      (#"{a:1}"#, "1: expected a string, not 'a'"),
    ])
  func mistakes(json: String, error: String) {
    #expect(outcome(json) == error)
  }

  /// Nesting has a limit.
  @Test func depth() {
    let deep = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(outcome(deep(201)) == "402")
    #expect(outcome(deep(202)) == "201: nested deeper than 200")
  }

  /// Many keys are compared, however they are spelt.
  @Test func manyKeys() {
    let keys = (0..<40).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(outcome("{\(keys)}") == "\(keys.utf8.count + 2)")
    #expect(outcome("{\(keys),\"k7\":1}").hasSuffix("the key 'k7' is there twice"))
    #expect(outcome("{\(keys),\"k7\":1}", checksKeys: false) == "\(keys.utf8.count + 9)")
  }

  /// The canonical form has sorted keys, no spaces, and one spelling of a string.
  @Test func canonical() {
    func form(_ json: String) -> String {
      Array(json.utf8).withUnsafeBytes {
        String(decoding: JSONScanner.canonical($0), as: UTF8.self)
      }
    }
    #expect(
      form(#"{ "b" : [1, {"y":2, "x":"\u00e9"}], "a" : null }"#)
        == #"{"a":null,"b":[1,{"x":"é","y":2}]}"#)
    #expect(form(#""\/\n\u0007""#) == "\"/\\n\\u0007\"")
  }

  /// Members, elements and a compact form.
  @Test func parts() {
    Array(#"{"a": [1, "x y"], "b\n": {"c" : 1}}"#.utf8).withUnsafeBytes { object in
      let members = JSONScanner.members(object)
      #expect(members.map { String(decoding: $0.key, as: UTF8.self) } == ["a", "b\n"])
      #expect(JSONScanner.elements(members[0].value) == [1..<2, 4..<9])
      #expect(
        String(decoding: JSONScanner.compact(object), as: UTF8.self)
          == #"{"a": [1, "x y"], "b\n": {"c": 1}}"#)
    }
  }

  /// A number that cannot be read is found, but not in a string.
  @Test func largeNumbers() {
    func place(_ json: String) -> Range<Int>? {
      Array(json.utf8).withUnsafeBytes {
        JSONNumbers.firstTooLarge(in: 0..<$0.count, of: $0)
      }
    }
    #expect(place("[1, 99999999999999999999]") == 4..<24)
    #expect(place("[1e400]") == 1..<6)
    #expect(place(#"["99999999999999999999", 9223372036854775807, 1.5]"#) == nil)
  }
}
