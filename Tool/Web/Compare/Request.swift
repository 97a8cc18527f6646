// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import ToolSupport

/// How two files are to be compared, as the page says it in an object of JSON.
struct Request {
  /// What the files are called.
  private(set) var names = (old: "old", new: "new")

  var input = InputOptions()
  private(set) var rules = ContentRules()

  init(_ bytes: UnsafeRawBufferPointer) throws(UsageError) {
    for (key, value) in JSONScanner.members(bytes) {
      switch String(decoding: key, as: UTF8.self) {
      case "oldName": names.old = Self.text(value)
      case "newName": names.new = Self.text(value)
      case "format": input.format = InputFormat(rawValue: Self.text(value))
      case "id": input.id = FieldNames(texts: Self.texts(value))
      case "section":
        throw UsageError(message: "sections are compared by the program tablediff, and not here")
      case "rows": input.rows = try ValuePath(Self.text(value), for: "The path of rows")
      case "hasHeader": input.hasHeader = Self.isTrue(value)
      case "delimiter": input.delimiter = Self.text(value).utf8.first
      case "oldDelimiter": input.oldDelimiter = Self.text(value).utf8.first
      case "newDelimiter": input.newDelimiter = Self.text(value).utf8.first
      case "ignored": rules.ignored = FieldNames(texts: Self.texts(value))
      case "only": rules.only = FieldNames(texts: Self.texts(value))
      case "tolerance": try rules.addTolerance(Self.text(value))
      case "ignoresCase": rules.ignoresCase = Self.isTrue(value)
      case "ignoresBlanks": rules.ignoresBlanks = Self.isTrue(value)
      case "isUnordered": rules.isUnordered = Self.isTrue(value)
      default: break
      }
    }
  }

  private static func text(_ value: UnsafeRawBufferPointer) -> String {
    String(decoding: JSONScanner.decoded(value), as: UTF8.self)
  }

  private static func texts(_ value: UnsafeRawBufferPointer) -> [String] {
    JSONScanner.elements(value).map { text(UnsafeRawBufferPointer(rebasing: value[$0])) }
  }

  private static func isTrue(_ value: UnsafeRawBufferPointer) -> Bool {
    value.first == UInt8(ascii: "t")
  }
}
