// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A value that changed, as it is shown.
struct ShownValue {
  let bytes: [UInt8]

  /// The changed words of a value of which most stays; `nil` if the whole value is another one.
  let words: [Range<Int>]?

  /// Where the first change begins.
  let start: Int

  init(_ bytes: [UInt8], words: [Range<Int>]? = nil, start: Int = 0) {
    (self.bytes, self.words, self.start) = (bytes, words, start)
  }
}

extension FieldChange {
  /// The old value and the new one, so that they can be told apart.
  var shown: (old: ShownValue?, new: ShownValue?) {
    guard let old, let new else {
      return (self.old.map { ShownValue($0) }, self.new.map { ShownValue($0) })
    }
    if VisibleText.looksLike(old, new) {
      let texts = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
      return (
        ShownValue(Array(VisibleText.spelled(texts.0, unlike: texts.1).utf8)),
        ShownValue(Array(VisibleText.spelled(texts.1, unlike: texts.0).utf8))
      )
    }
    let words = WordDiff.between(self)
    let start = zip(old, new).prefix { $0 == $1 }.count
    return (
      ShownValue(old, words: words?.old, start: start),
      ShownValue(new, words: words?.new, start: start)
    )
  }
}
