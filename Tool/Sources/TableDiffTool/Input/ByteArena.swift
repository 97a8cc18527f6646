// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Memory for bytes that a text does not have as they are needed, such as those of a field with
/// doubled quotes.
final class ByteArena {
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var used = 0

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// Keeps a copy of some bytes, with eight more that may be read after its end.
  func keep(_ bytes: some Collection<UInt8>) -> UnsafeRawBufferPointer {
    let size = bytes.count + 8
    if used + size > chunks.last?.count ?? 0 {
      let chunk = UnsafeMutableRawBufferPointer.allocate(
        byteCount: max(size, 1 << 16), alignment: 16)
      chunk.initializeMemory(as: UInt8.self, repeating: 0)
      chunks.append(chunk)
      used = 0
    }
    let place = UnsafeMutableRawBufferPointer(
      rebasing: chunks[chunks.count - 1][used..<used + bytes.count])
    place.copyBytes(from: bytes)
    used += size
    return UnsafeRawBufferPointer(place)
  }

  /// Keeps a copy of some bytes as a slice.
  func slice(_ bytes: some Collection<UInt8>) -> TextSlice {
    let kept = keep(bytes)
    return TextSlice(kept.baseAddress.unsafelyUnwrapped, count: kept.count)
  }
}
