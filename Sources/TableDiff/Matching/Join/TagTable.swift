// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An open-addressing table from a tag to the queue of old rows that have it.
///
/// A slot holds a tag and the head of its queue, a list linked through `links`. A tag has one slot
/// however many rows share it, so a million rows with one id still take linear time.
package struct TagTable {
  /// The tag in the upper half; in the lower half 0 if free, 1 if its queue is exhausted, else the
  /// head plus 2.
  private var slots: ContiguousArray<UInt64>

  /// For each old row of the partition, the next row in its queue plus 2; 1 at the end.
  private var links: ContiguousArray<UInt32>

  /// The shift that turns a tag into its first slot.
  private var shift = 31

  /// Creates a table for partitions of up to `capacity` rows.
  package init(capacity: Int) {
    slots = ContiguousArray(repeating: 0, count: 1 << Self.slotBits(for: capacity))
    links = ContiguousArray(repeating: 0, count: capacity)
  }

  /// Returns the binary logarithm of the number of slots: at least twice as many as rows, so that
  /// probing ends, and soon.
  private static func slotBits(for count: Int) -> Int {
    var bits = 1
    while bits < 31, 1 << bits < 2 * count { bits += 1 }
    return bits
  }

  /// Empties the table for a partition of `count` old rows.
  package mutating func clear(for count: Int) {
    let bits = Self.slotBits(for: count)
    shift = 32 - bits
    slots.withUnsafeMutableBufferPointer { slots in
      for slot in 0..<1 << bits { slots[slot] = 0 }
    }
  }

  /// Adds old rows to the front of their queues; they precede all rows added before.
  ///
  /// - Parameters:
  ///   - part: The indices of the rows among the entries.
  ///   - range: The indices of all rows of the partition.
  package mutating func enter(
    _ entries: ContiguousArray<UInt64>, in part: Range<Int>, of range: Range<Int>
  ) {
    let shift = shift
    entries.withUnsafeBufferPointer { entries in
      slots.withUnsafeMutableBufferPointer { slots in
        links.withUnsafeMutableBufferPointer { links in
          let mask = 1 << (32 - shift) - 1
          let first = part.lowerBound - range.lowerBound
          // In reverse, so that every queue begins with its first row.
          var index = part.upperBound - range.lowerBound - 1
          while index >= first {
            let tag = entries[range.lowerBound &+ index] >> 32
            var slot = Int(tag >> UInt64(shift))
            while slots[slot] != 0, slots[slot] >> 32 != tag { slot = (slot &+ 1) & mask }
            links[index] = slots[slot] == 0 ? 1 : UInt32(truncatingIfNeeded: slots[slot])
            slots[slot] = tag << 32 | UInt64(index &+ 2)
            index &-= 1
          }
        }
      }
    }
  }

  /// Pairs each new row of a partition, in order, with the first row left in the queue of its tag.
  ///
  /// - Returns: Whether a tag of these rows that old rows have occurs more than once on either
  ///   side.
  package mutating func takeMatches(
    for newEntries: ContiguousArray<UInt64>, in range: Range<Int>,
    from oldEntries: ContiguousArray<UInt64>, at oldStart: Int,
    into matches: inout ContiguousArray<Int32>
  ) -> Bool {
    let shift = shift
    var hasRepeats = false
    newEntries.withUnsafeBufferPointer { newEntries in
      oldEntries.withUnsafeBufferPointer { oldEntries in
        slots.withUnsafeMutableBufferPointer { slots in
          links.withUnsafeBufferPointer { links in
            matches.withUnsafeMutableBufferPointer { matches in
              let mask = 1 << (32 - shift) - 1
              for index in range {
                let entry = newEntries[index]
                let tag = entry >> 32
                var slot = Int(tag >> UInt64(shift))
                while slots[slot] != 0, slots[slot] >> 32 != tag { slot = (slot &+ 1) & mask }
                let head = Int(slots[slot] & 0xFFFF_FFFF) - 2
                if head < 0 {
                  // -1 is an exhausted queue, -2 a free slot.
                  if head == -1 { hasRepeats = true }
                  continue
                }
                if links[head] != 1 { hasRepeats = true }
                slots[slot] = tag << 32 | UInt64(links[head])
                matches[Int(entry & 0xFFFF_FFFF)] =
                  Int32(truncatingIfNeeded: oldEntries[oldStart &+ head])
              }
            }
          }
        }
      }
    }
    return hasRepeats
  }
}
