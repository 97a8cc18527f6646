// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import ToolSupport

/// Two files, and what changed between them.
struct Comparison {
  private var texts: (old: FileText?, new: FileText?)
  private var lists: (old: InputList, new: InputList)?

  /// The files as they were read for a guess, and how.
  private var guessed:
    (input: InputOptions, names: (old: String, new: String), old: InputList, new: InputList)?

  /// The change as the rules have it, and the one that leaves nothing out, once it is asked for.
  private var change: ListChange?
  private var wholeChange: ListChange?

  mutating func setText(_ text: FileText, isNew: Bool) {
    forget()
    if isNew { texts.new = text } else { texts.old = text }
  }

  private func sources(_ request: Request) throws(UsageError) -> (old: FileSource, new: FileSource)
  {
    guard let old = texts.old, let new = texts.new else {
      throw UsageError(message: "there are no two files")
    }
    return (
      try FileSource(old, name: request.names.old), try FileSource(new, name: request.names.new)
    )
  }

  private mutating func forget() { (lists, guessed, change, wholeChange) = (nil, nil, nil, nil) }

  /// Compares both files, and returns a report as JSON.
  mutating func compare(_ request: Request) throws(UsageError) -> [UInt8] {
    let known = guessed
    forget()
    let (old, new): (InputList, InputList)
    if let known, known.input == request.input, known.names == request.names {
      (old, new) = (known.old, known.new)
    } else {
      let files = try sources(request)
      (old, new) = try FileSource.lists(files.old, files.new, request.input, progress: progress)
    }
    try request.rules.requireFields(of: old, new)
    progress(2)
    let change = ListChange(
      old, new, request.rules, columns: ColumnChange(old, new, request.rules))
    (lists, self.change) = ((old, new), change)
    progress(3)
    return Report(change, old, new).json
  }

  /// Returns the format of both files as JSON: their names tell it, or their beginnings.
  func format(_ request: Request) throws(UsageError) -> [UInt8] {
    let files = try sources(request)
    let found = files.old.text.flatMap { old in files.new.text.map { InputFormat(old, $0) } }
    let input = try request.input.completed(for: [files.old.name, files.new.name], found: found)
    return Array("\"\((input.format ?? .text).rawValue)\"".utf8)
  }

  /// Returns the columns of both files as JSON.
  mutating func columns(_ request: Request) throws(UsageError) -> [UInt8] {
    forget()
    progress(0)
    var input = request.input
    input.id = nil
    let files = try sources(request)
    let guess = try IDGuess(files.old, files.new, input, progress: progress)
    input.id = guess.name.flatMap { FieldNames(texts: [$0]) }
    guessed = guess.lists.map { (input, request.names, $0.old, $0.new) }
    var json = Array("{\"columns\":".utf8)
    JSONScanner.appendList(guess.names, to: &json) { JSONScanner.append($0.name.utf8, to: &$1) }
    json.append(contentsOf: ",\"shared\":".utf8)
    JSONScanner.appendList(guess.names, to: &json) { $1.append(contentsOf: "\($0.isShared)".utf8) }
    json.append(contentsOf: ",\"guess\":".utf8)
    JSONScanner.appendList(guess.name.map { [$0] } ?? [], to: &json) {
      JSONScanner.append($0.utf8, to: &$1)
    }
    json.append(contentsOf: ",\"isKeyed\":\(guess.lists?.old.isKeyed == true)}".utf8)
    return json
  }

  /// Returns the change as a listing, 0, as one side by side, 1, or in one of the forms of the
  /// program, in their order.
  ///
  /// - Parameter limit: The number of bytes after which a listing ends.
  mutating func text(form: Int32, limit: Int) throws(UsageError) -> [UInt8] {
    guard let change, let lists else { throw UsageError(message: "nothing was compared") }
    progress(4)
    let number = Int(form) - 2
    guard OutputForm.allCases.indices.contains(number) else {
      return listing(of: change, ListingOptions(sideBySideColumns: form == 1 ? 160 : nil), limit)
    }
    let form = OutputForm.allCases[number]
    if form.isWhole, wholeChange == nil { wholeChange = ListChange(lists.old, lists.new) }
    let output = BufferedOutput()
    try form.writer(of: form.isWhole ? wholeChange ?? change : change)(output)
    return output.buffer
  }

  private func listing(of change: ListChange, _ options: ListingOptions, _ limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    let output = BufferedOutput { piece in
      bytes.append(contentsOf: piece)
      return bytes.count < limit ? .written : .closed
    }
    Listing(change, options, ListingOutput(output: output, hasColors: true)).write()
    output.flush()
    return bytes
  }
}

/// Tells the page what is done next, by a number.
@_extern(wasm, module: "page", name: "progress")
@_extern(c)
func progress(_ step: Int32)
