// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  /// The blocks of memory allocated since counting began, with their requested bytes.
  ///
  /// The allocator only knows the capacity of a block, which depends on earlier frees. So a hash
  /// table with linear probing stores the requested bytes. It allocates its own memory with
  /// functions that are not counted.
  struct AllocatedBlocks {
    private struct Slot {
      var block: UnsafeMutableRawPointer?
      var bytes: Int
    }

    // A growing array would allocate while an allocation is counted.
    private var slots: UnsafeMutablePointer<Slot>?
    private var capacity = 0
    private var count = 0

    mutating func insert(_ block: UnsafeMutableRawPointer, bytes: Int) {
      if 2 * (count + 1) > capacity { grow() }
      guard let slots else { return }
      var index = home(of: block)
      while let other = slots[index].block, other != block { index = after(index) }
      if slots[index].block == nil { count += 1 }
      slots[index] = Slot(block: block, bytes: bytes)
    }

    /// Returns the requested bytes, or `nil` if the block is unknown.
    func bytes(of block: UnsafeMutableRawPointer) -> Int? {
      index(of: block).flatMap { slots?[$0].bytes }
    }

    /// - Returns: The requested bytes, or `nil` if the block is unknown.
    mutating func remove(_ block: UnsafeMutableRawPointer) -> Int? {
      guard let slots, let index = index(of: block) else { return nil }
      let bytes = slots[index].bytes
      close(index)
      count -= 1
      return bytes
    }

    mutating func removeAll() {
      Allocator.imported.free(slots)
      (slots, capacity, count) = (nil, 0, 0)
    }

    private func index(of block: UnsafeMutableRawPointer) -> Int? {
      guard let slots else { return nil }
      var index = home(of: block)
      while let other = slots[index].block, other != block { index = after(index) }
      return slots[index].block == nil ? nil : index
    }

    /// Empties a slot, moving back later slots that the gap would make unreachable.
    private func close(_ start: Int) {
      guard let slots else { return }
      var (hole, index) = (start, after(start))
      while let block = slots[index].block {
        let distance = (index - home(of: block)) & (capacity - 1)
        if distance >= (index - hole) & (capacity - 1) {
          slots[hole] = slots[index]
          hole = index
        }
        index = after(index)
      }
      slots[hole].block = nil
    }

    private mutating func grow() {
      let old = (slots: slots, capacity: capacity)
      capacity = max(1_024, 2 * capacity)
      count = 0
      // A slot of zeros is empty.
      slots = Allocator.imported.calloc(capacity, MemoryLayout<Slot>.stride)?
        .assumingMemoryBound(to: Slot.self)
      for index in 0..<old.capacity {
        guard let slot = old.slots?[index], let block = slot.block else { continue }
        insert(block, bytes: slot.bytes)
      }
      Allocator.imported.free(old.slots)
    }

    private func home(of block: UnsafeMutableRawPointer) -> Int {
      let mixed = UInt64(UInt(bitPattern: block)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 32) & (capacity - 1)
    }

    private func after(_ index: Int) -> Int { (index + 1) & (capacity - 1) }
  }
#endif
