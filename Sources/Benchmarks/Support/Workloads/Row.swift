// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The row type of most cases: an id, a title too long to be stored inline, and a flag.
@usableFromInline
package struct TitledRow<ID: RowID>: Identifiable, Equatable, Sendable {
  @usableFromInline package let id: ID
  @usableFromInline package var title: String
  @usableFromInline package var isDone: Bool

  @inlinable
  package init(id: ID, title: String, isDone: Bool) {
    (self.id, self.title, self.isDone) = (id, title, isDone)
  }

  @inlinable
  package static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.title == b.title && a.isDone == b.isDone
  }
}

package typealias Row = TitledRow<Int>

extension TitledRow: WorkloadRow {
  @inlinable
  package init(number: Int) {
    self.init(
      id: ID(number: number), title: "Errand number " + String(number), isDone: number % 3 == 0)
  }

  @inlinable
  package mutating func edit() { isDone.toggle() }

  @inlinable
  package var rebuilt: Self { Self(id: id.rebuilt, title: title.rebuilt, isDone: isDone) }
}

/// A type of row ids.
@usableFromInline
package protocol RowID: Hashable, Sendable {
  /// Creates the id for a number; different numbers give different ids.
  init(number: Int)

  /// An equal id with its own buffer, if the type has buffers.
  var rebuilt: Self { get }
}

extension Int: RowID {
  /// Ids are scattered over all 64 bits, like those of a server, so that no algorithm benefits from
  /// their order.
  @usableFromInline
  package init(number: Int) { self.init(truncatingIfNeeded: SplitMix64.mix(UInt64(number))) }

  @inlinable
  package var rebuilt: Int { self }
}

extension String: RowID {
  /// The id has 20 bytes.
  @usableFromInline
  package init(number: Int) {
    let digits = String(SplitMix64.mix(UInt64(number)), radix: 16)
    self = "row-" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  @usableFromInline
  package var rebuilt: String { String(decoding: Array(utf8), as: UTF8.self) }
}

/// 16 bytes that are accessible only through `Hashable`.
extension UUID: RowID {
  @usableFromInline
  package init(number: Int) {
    var random = SplitMix64(seed: UInt64(number))
    self = withUnsafeBytes(of: (random.next(), random.next())) { bytes in
      UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }

  @inlinable
  package var rebuilt: UUID { self }
}

/// A row of a list in Fixtures/Lists: an id and the rest of its line.
@usableFromInline
package struct FixtureRow: WorkloadRow {
  @usableFromInline package let id: String
  @usableFromInline package var content: String

  @inlinable
  package init(id: String, content: String) { (self.id, self.content) = (id, content) }

  @inlinable
  package static func == (a: FixtureRow, b: FixtureRow) -> Bool {
    a.id == b.id && a.content == b.content
  }

  @usableFromInline
  package init(number: Int) {
    self.init(id: String(number), content: "Content number " + String(number))
  }

  @inlinable
  package mutating func edit() { content += "!" }

  @usableFromInline
  package var rebuilt: FixtureRow { FixtureRow(id: id.rebuilt, content: content.rebuilt) }
}
