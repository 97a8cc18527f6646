// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
package import ToolSupport

/// A row of a file: what identifies it, and the bytes that it has there.
///
/// Both are parts of the text that was read, or of a ``ByteArena``; a row owns nothing.
package struct InputRow: Identifiable {
  /// A line with its LF, the value of a field, or a value of JSON in canonical form; of several
  /// fields a record of CSV, and of several values an array.
  package let id: TextSlice

  private let start: UnsafeRawPointer
  private let count: Int32

  /// The number of bytes before the content, from the key of a member on.
  private let keyCount: Int32

  /// - Parameter keyCount: How many bytes before the content, such as the key of a member, are written
  ///   with it.
  init(id: TextSlice, content: UnsafeRawBufferPointer, keyCount: Int = 0) {
    self.id = id
    self.keyCount = Int32(keyCount)
    start = content.baseAddress ?? id.bytes.baseAddress.unsafelyUnwrapped
    count = Int32(content.count)
  }

  /// The content with the key before it, if the row is a member of an object.
  var written: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start - Int(keyCount), count: Int(count + keyCount))
  }

  /// The key, and what stands between it and the content.
  var key: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start - Int(keyCount), count: Int(keyCount))
  }

  /// The row as it is in the text, without a comma or a line end behind it; a line of text has its
  /// LF.
  package var content: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: Int(count))
  }
}

/// The rows with the same value of a column or key, or all rows of a file.
package struct InputSection: ListSection {
  package let id: TextSlice
  package var rows: [InputRow]

  init(id: TextSlice, rows: [InputRow] = []) { (self.id, self.rows) = (id, rows) }

  package init(_ section: InputSection, rows: [InputRow]) { self.init(id: section.id, rows: rows) }
}
