// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import ToolSupport

/// Two files, and what changed between them.
struct Comparison {
  private var texts: (old: FileText?, new: FileText?)
  private var lists: (old: InputList, new: InputList)?

  /// The files as they were read for a guess, and how.
  private var guessed: (request: Request, old: InputList, new: InputList)?

  /// The change as the rules have it, and the one that leaves nothing out, once it is asked for.
  private var change: ListChange?
  private var wholeChange: ListChange?

  mutating func setText(_ text: FileText, isNew: Bool) {
    forget()
    if isNew { texts.new = text } else { texts.old = text }
  }

  private var bothTexts: (old: FileText, new: FileText) {
    get throws(UsageError) {
      guard let old = texts.old, let new = texts.new else {
        throw UsageError(message: "there are no two files")
      }
      return (old, new)
    }
  }

  private mutating func forget() { (lists, guessed, change, wholeChange) = (nil, nil, nil, nil) }

  /// Compares both files, and returns a report as JSON.
  mutating func compare(_ request: Request) throws(UsageError) -> [UInt8] {
    let known = guessed
    forget()
    let (old, new): (InputList, InputList)
    if let known, known.request.input == request.input, known.request.names == request.names {
      (old, new) = (known.old, known.new)
    } else {
      let texts = try bothTexts
      progress(0)
      old = try InputList(texts.old, request.input.forOld, name: request.names.old)
      progress(1)
      new = try InputList(texts.new, request.input.forNew, name: request.names.new)
    }
    try request.rules.requireFields(of: old, new)
    progress(2)
    let change = ListChange(
      old, new, request.rules, columns: ColumnChange(old, new, request.rules))
    (lists, self.change) = ((old, new), change)
    progress(3)
    return Report(change, old, new).json
  }

  /// Returns the columns of both files as JSON.
  mutating func columns(_ request: Request) throws(UsageError) -> [UInt8] {
    forget()
    progress(0)
    let texts = try bothTexts
    let guess = try IDGuess(texts.old, texts.new, request)
    guessed = guess.lists.map { (guess.request, $0.old, $0.new) }
    return guess.json
  }

  /// Returns the change in a form.
  mutating func text(form: Int32, limit: Int) throws(UsageError) -> [UInt8] {
    guard let change, let lists else { throw UsageError(message: "nothing was compared") }
    progress(4)
    let form = Form(rawValue: form) ?? .listing
    if form.isWhole, wholeChange == nil { wholeChange = ListChange(lists.old, lists.new) }
    return try form.text(of: form.isWhole ? wholeChange ?? change : change, limit: limit)
  }
}

/// Tells the page what is done next, by a number.
@_extern(wasm, module: "page", name: "progress")
@_extern(c)
func progress(_ step: Int32)
