// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// The names of some columns or keys, each of them once.
package struct FieldNames: Hashable, Sendable {
  /// The names in the order in which they were given; at least one.
  package let names: [String]

  init(_ names: [String]) { self.names = names }

  /// Creates the names of some texts; `nil` if there are none.
  package init?(texts: [String]) {
    if texts.isEmpty { return nil }
    var known: Set<String> = []
    names = texts.filter { known.insert($0).inserted }
  }

  /// Reads the value of an option: names as a record of CSV has them, so that a name with a comma
  /// stands in quotes.
  ///
  /// - Parameter known: The names that the option was given before.
  /// - Throws: An error if a name is there twice, or a quote is not closed.
  package init(
    _ text: String, for option: String, after known: FieldNames? = nil
  ) throws(UsageError) {
    let names =
      (known?.names ?? []) + (try Self.parts(of: text, separator: UInt8(ascii: ","), for: option))
    if let name = Self.firstRepeated(names) {
      throw UsageError(message: "\(option) names '\(name)' twice")
    }
    self.init(names)
  }

  /// Returns the names in the value of an option, at least one; a name with a separator stands in
  /// quotes.
  static func parts(
    of text: String, separator: UInt8, for option: String
  ) throws(UsageError) -> [String] {
    do throws(TextError) {
      let names = try record(text, separator)
      return names.isEmpty ? [text] : names
    } catch {
      throw UsageError(message: "\(option): \(error.message): '\(text)'")
    }
  }

  private static func record(_ text: String, _ separator: UInt8) throws(TextError) -> [String] {
    let bytes = Array(text.utf8)
    let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    defer { storage.deallocate() }
    storage.copyBytes(from: bytes)
    var scanner = DelimitedScanner(
      UnsafeRawBufferPointer(storage), Dialect(delimiter: separator))
    guard try scanner.next() != nil else { return [] }
    return scanner.fields.map { String(decoding: scanner.value($0), as: UTF8.self) }
  }

  /// Returns the first name that is there twice.
  static func firstRepeated(_ names: [String]) -> String? {
    var known: Set<String> = []
    return names.first { !known.insert($0).inserted }
  }

  /// The names as messages show them.
  var text: String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
