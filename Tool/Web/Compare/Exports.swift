// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

// What the page calls. Texts go in and out as blocks of bytes; a block that is returned begins with the number of its
// bytes, as an integer of four, and is given back with `release`.

nonisolated(unsafe) private var comparison = Comparison()

/// Returns a block of memory with room for a number of bytes.
@_expose(wasm, "allocate")
@_cdecl("compare_allocate")
func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
}

/// Gives back a block.
@_expose(wasm, "release")
@_cdecl("compare_release")
func release(block: UnsafeMutableRawPointer) { block.deallocate() }

/// Takes over the bytes of a file, in place of what was there before.
///
/// - Parameters:
///   - isNew: Whether this is the new file.
///   - block: A block of the bytes and room for eight more, which belongs to the comparison from now on.
///   - count: The number of bytes.
@_expose(wasm, "setText")
@_cdecl("compare_set_text")
func setText(isNew: Bool, block: UnsafeMutableRawPointer, count: Int) {
  let buffer = UnsafeMutableRawBufferPointer(start: block, count: count + 8)
  for place in count..<count + 8 { buffer[place] = 0 }
  comparison.setText(FileText(taking: buffer, count: count), isNew: isNew)
}

/// Compares both files as a request says, and returns a report, or the columns of the files as JSON.
///
/// - Parameter request: A block with a request, which is given back.
@_expose(wasm, "compare")
@_cdecl("compare_compare")
func compare(request: UnsafeMutableRawPointer, count: Int) -> UnsafeMutableRawPointer {
  answer(request, count) { bytes throws(UsageError) in
    try comparison.compare(try Request(bytes))
  }
}

/// Returns the format of both files, whose names a request has.
@_expose(wasm, "format")
@_cdecl("compare_format")
func format(request: UnsafeMutableRawPointer, count: Int) -> UnsafeMutableRawPointer {
  answer(request, count) { bytes throws(UsageError) in
    try comparison.format(try Request(bytes))
  }
}

/// Returns the columns or keys of both files, and which of them may identify rows.
@_expose(wasm, "columns")
@_cdecl("compare_columns")
func columns(request: UnsafeMutableRawPointer, count: Int) -> UnsafeMutableRawPointer {
  answer(request, count) { bytes throws(UsageError) in
    try comparison.columns(try Request(bytes))
  }
}

/// Returns the change that was compared last in a form, by its number, or what is wrong.
///
/// - Parameter limit: The number of bytes after which a listing may end.
@_expose(wasm, "write")
@_cdecl("compare_write")
func write(form: Int32, limit: Int) -> UnsafeMutableRawPointer {
  do throws(UsageError) {
    return block(of: try comparison.text(form: form, limit: limit), isError: false)
  } catch {
    return block(of: Array(error.message.utf8), isError: true)
  }
}

/// Gives back all memory of the comparison.
@_expose(wasm, "clear")
@_cdecl("compare_clear")
func clear() { comparison = Comparison() }

/// Returns what a closure makes of a request.
private func answer(
  _ request: UnsafeMutableRawPointer, _ count: Int,
  _ body: (UnsafeRawBufferPointer) throws(UsageError) -> [UInt8]
) -> UnsafeMutableRawPointer {
  defer { request.deallocate() }
  do throws(UsageError) {
    return block(of: try body(UnsafeRawBufferPointer(start: request, count: count)), isError: false)
  } catch {
    return block(of: Array(error.message.utf8), isError: true)
  }
}

/// Returns a block with the number of bytes, whether they are an error, and the bytes.
private func block(of bytes: [UInt8], isError: Bool) -> UnsafeMutableRawPointer {
  let block = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 8, alignment: 16)
  block.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
  block.storeBytes(of: isError ? 1 : 0, toByteOffset: 4, as: UInt32.self)
  bytes.withUnsafeBytes {
    (block + 8).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(block), byteCount: bytes.count)
  }
  return block
}
