// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// An element that follows from a number, for tests of tree arrays of any element.
protocol TreeElement: Equatable {
  init(number: Int)

  /// The number, or what is left of it; elements of the same number are equal.
  var number: Int { get }

  /// Changes the element in its place.
  mutating func change(to number: Int)
}

extension TreeElement {
  mutating func change(to number: Int) { self = Self(number: number) }
}

extension Int: TreeElement {
  init(number: Int) { self = number }

  var number: Int { self }
}

/// Many elements to a leaf of few bytes, and many equal ones.
extension UInt8: TreeElement {
  init(number: Int) { self = UInt8(truncatingIfNeeded: number) }

  var number: Int { Int(self) }
}

/// Texts: short ones that are stored in place, and long ones that own memory.
struct TextElement: TreeElement {
  private var text: String

  init(number: Int) {
    text = number % 2 == 0 ? "\(number)" : "a text that is stored apart, \(number)"
  }

  var number: Int { Int(text.split(separator: " ").last ?? "") ?? -1 }

  mutating func change(to number: Int) { text += ", now \(number)" }
}

/// A row, which keeps its id when it is changed.
extension TestRow: TreeElement {
  init(number: Int) { self.init(id: number) }

  var number: Int { id }

  mutating func change(to number: Int) { content = number }
}

/// An element without any bytes.
struct EmptyElement: TreeElement {
  init(number: Int) {}

  var number: Int { 0 }
}

/// An element that memory is aligned to 64 bytes for.
struct AlignedElement: TreeElement {
  private let value: SIMD16<Float>

  init(number: Int) { value = SIMD16(repeating: Float(number % 10_000)) }

  var number: Int { Int(value[15]) }
}
