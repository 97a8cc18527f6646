// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport
import Foundation

extension RunRecord {
  /// The version that this program writes, and the newest that it can read.
  static let currentVersion = 1

  private struct Header: Decodable { let version: Int }

  /// Reads the record of a run.
  package init(path: String) throws(UsageError) {
    let text = FileText()
    guard try text.read(path) else {
      throw UsageError(message: "\(path): there is no such file")
    }
    do throws(TextError) {
      try self.init(text)
    } catch {
      throw error.usageError(text, path)
    }
    if let reason = contradiction { throw UsageError(message: "\(path): \(reason)") }
  }

  /// Decodes a record.
  private init(_ text: FileText) throws(TextError) {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    try Self.requireJSON(text, bytes)
    let data = Data(bytes)
    do {
      let version = try JSONDecoder().decode(Header.self, from: data).version
      if version > Self.currentVersion {
        throw TextError(
          nil, "version \(version) is newer than this program reads, \(Self.currentVersion)")
      }
      self = try JSONDecoder().decode(RunRecord.self, from: data)
    } catch let error as TextError {
      throw error
    } catch {
      if let number = JSONNumbers.firstTooLarge(in: 0..<bytes.count, of: bytes) {
        throw TextError(number.lowerBound, "the number is too large")
      }
      throw TextError(nil, (error as? DecodingError)?.reason ?? "cannot be decoded: \(error)")
    }
  }

  /// Throws unless a text is a single JSON value.
  private static func requireJSON(
    _ text: FileText, _ bytes: UnsafeRawBufferPointer
  ) throws(TextError) {
    try text.requireText()
    var scanner = JSONScanner(bytes, checksKeys: true)
    scanner.skipSpace()
    _ = try scanner.value()
    scanner.skipSpace()
    if !scanner.isAtEnd { throw scanner.unexpected("the end") }
  }

  /// The first value that no run can have.
  private var contradiction: String? {
    for task in tasks {
      let keys = Set(task.results.keys).union(task.details.keys).sorted()
      if let wrong = keys.first(where: { (Int($0) ?? 0) < 1 }) {
        return "'\(task.title)': '\(wrong)' is not a number of rows"
      }
      for rows in keys {
        let name = "'\(task.title)', \(rows) rows"
        guard let seconds = task.results[rows], let details = task.details[rows] else {
          return "\(name): results and details do not belong together"
        }
        if seconds.isEmpty { return "\(name): no rounds" }
        let scans = details.scanSeconds ?? []
        let times = seconds + scans + [details.medianSeconds, details.timesScan ?? 1]
        if let wrong = times.first(where: { !($0 > 0) }) { return "\(name): a time of \(wrong)" }
        if !scans.isEmpty, scans.count != seconds.count {
          return "\(name): \(seconds.count) rounds, but \(scans.count) scans"
        }
      }
    }
    return nil
  }
}

extension DecodingError {
  /// The error and its place.
  fileprivate var reason: String {
    switch self {
    case .keyNotFound(let key, let context): place(context.codingPath + [key]) + " is missing"
    case .valueNotFound(let type, let context):
      "\(place(context.codingPath)) is null instead of \(type)"
    case .typeMismatch(let type, let context):
      context.codingPath.isEmpty
        ? "not an object" : "\(place(context.codingPath)) is not \(type)"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? context.debugDescription : "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: "not the record of a run"
    }
  }

  /// Returns a path such as `tasks[3].title`.
  private func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
      if let index = key.intValue, Int(key.stringValue) == nil { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : text + "." + key.stringValue
    }
  }
}
