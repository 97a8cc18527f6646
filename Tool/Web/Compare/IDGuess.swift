// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import ToolSupport

/// The columns or keys of two files, and the one that probably identifies a row: whose values are unique on both sides,
/// and mostly the same on both.
struct IDGuess {
  let json: [UInt8]

  /// The files as they are read with the guess, and the request with it.
  private(set) var lists: (old: InputList, new: InputList)?
  private(set) var request: Request

  /// The columns are chosen by so many rows of each file, and the best ones are tried with all rows.
  private static let (sampleCount, triedCount) = (10_000, 3)

  init(_ oldText: FileText, _ newText: FileText, _ request: Request) throws(UsageError) {
    var input = request.input
    (input.id, input.rowLimit) = (nil, Self.sampleCount)
    let samples = (
      try InputList(oldText, input.forOld, name: request.names.old),
      try InputList(newText, input.forNew, name: request.names.new)
    )
    let (old, new) = (Sample(samples.0), Sample(samples.1))
    var candidates: [(name: String, shared: Int)] = []
    for name in old.names {
      guard let values = old.distinctValues(name), let others = new.distinctValues(name) else {
        continue
      }
      let shared = values.intersection(others).count
      // Of longer files only the beginnings are known.
      let isWhole = max(values.count, others.count) < Self.sampleCount
      let least = min(values.count, others.count)
      if isWhole ? 2 * shared >= least : shared > 0 { candidates.append((name, shared)) }
    }
    // The order of columns decides between equals.
    let best = candidates.enumerated()
      .sorted { ($1.element.shared, $0.offset) < ($0.element.shared, $1.offset) }
      .prefix(Self.triedCount).map { $0.element.name }
    self.request = request
    var guess: String?
    for name in best where guess == nil {
      self.request.input.id = FieldNames(texts: [name])
      let (input, names) = (self.request.input, request.names)
      progress(0)
      guard let old = try? InputList(oldText, input.forOld, name: names.old), !old.mayRepeatIDs
      else { continue }
      progress(1)
      guard let new = try? InputList(newText, input.forNew, name: names.new), !new.mayRepeatIDs
      else { continue }
      (lists, guess) = ((old, new), name)
    }
    var json = Array("{\"columns\":".utf8)
    let names = old.names + new.names.filter { !old.names.contains($0) }
    JSONScanner.appendList(names, to: &json) { JSONScanner.append($0.utf8, to: &$1) }
    json.append(contentsOf: ",\"shared\":".utf8)
    JSONScanner.appendList(
      names.map { old.names.contains($0) && new.names.contains($0) }, to: &json
    ) {
      $1.append(contentsOf: "\($0)".utf8)
    }
    json.append(contentsOf: ",\"guess\":".utf8)
    JSONScanner.appendList(guess.map { [$0] } ?? [], to: &json) {
      JSONScanner.append($0.utf8, to: &$1)
    }
    json.append(UInt8(ascii: "}"))
    self.json = json
  }
}

/// Some rows of a file as values by their columns or keys.
private struct Sample {
  /// The columns or keys, in the order in which they come first.
  private(set) var names: [String] = []

  private var values: [String: [[UInt8]]] = [:]
  private var rowCount = 0

  init(_ list: InputList) {
    for name in list.columns { (values[name], names) = ([], names + [name]) }
    for row in list.sections.lazy.flatMap({ $0.rows }) {
      rowCount += 1
      for (name, value) in list.fields(of: row) {
        if values[name] == nil { names.append(name) }
        values[name, default: []].append(value)
      }
    }
  }

  /// Returns the values of a column if each row has another one, which can be an id.
  func distinctValues(_ name: String) -> Set<[UInt8]>? {
    guard let values = values[name], values.count == rowCount else { return nil }
    let distinct = Set(values)
    guard distinct.count == rowCount, !distinct.contains([]) else { return nil }
    // Objects and arrays are no ids.
    return values.contains { $0.first == UInt8(ascii: "{") || $0.first == UInt8(ascii: "[") }
      ? nil : distinct
  }
}
