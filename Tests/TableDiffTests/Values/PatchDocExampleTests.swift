// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// The examples of the doc comments, as they stand there.
@Suite struct PatchDocExampleTests {
  private struct Fruit: Identifiable, Equatable, Codable {
    let id: Int
    var name: String
  }

  private struct ArticleID: StableID {
    var number: Int
    func digest(into digest: inout IDDigest) { digest.append(number) }
  }

  private struct Article: Identifiable {
    let id: ArticleID
    var key: String
    var version: Int
  }

  private let old = [
    Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig"),
  ]
  private let new = [
    Fruit(id: 3, name: "Fig"), Fruit(id: 1, name: "Apple"), Fruit(id: 4, name: "Plum"),
  ]

  /// ``ListPatch`` and ``Swift/RandomAccessCollection/patch(to:moves:algorithm:base:)``.
  @Test func patch() throws {
    let patch = old.patch(to: new)
    #expect(try old.applying(patch) == new)
    #expect(patch.rows == [Fruit(id: 4, name: "Plum")])
    #expect("\(patch)" == "3 rows to 3 rows: 1 delete, 1 insert, 1 move")
  }

  /// ``ListPatch/init(_:rowsFrom:base:)``.
  @Test func patchOfADiff() throws {
    let diff = ListDiff(from: old, to: new, id: \.name)
    let patch = ListPatch(diff, rowsFrom: new)
    #expect(try old.applying(patch) == new)
  }

  /// ``Swift/RandomAccessCollection/applying(_:)`` of a list of stable ids.
  @Test func applyingWithADigest() throws {
    let patch = old.patch(to: new, base: ListFingerprint(of: old))
    #expect(try old.applying(patch) == new)
    let error = #expect(throws: InvalidPatch.self) { try new.applying(patch) }
    #expect(error?.reason == .wrongBase)
    #expect(error?.description.hasPrefix("the patch starts from ids of the digest") == true)
  }

  /// ``ListPatch/encoded(_:)``, ``ListPatch/init(decoding:row:)``, ``PatchWriter`` and
  /// ``PatchReader``.
  @Test func binaryForm() throws {
    let bytes = old.patch(to: new).encoded { fruit, writer in
      writer.write(fruit.id)
      writer.write(fruit.name)
    }
    let patch = try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
      Fruit(id: try reader.read(), name: try reader.read())
    }
    #expect(try old.applying(patch) == new)
  }

  /// ``PatchReader/invalid(_:)``.
  @Test func rejectedValue() throws {
    let bytes = try ListPatch(ListDiff(oldCount: 0, newCount: 1, inserts: [0]), rows: [-4])
      .encoded { weight, writer in writer.write(weight) }
    let error = #expect(throws: InvalidPatch.self) {
      try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
        let weight = try reader.read(Int.self)
        if weight < 0 { throw reader.invalid("the weight \(weight) is negative") }
        return weight
      }
    }
    #expect(error?.description == "byte 15: the weight -4 is negative")
  }

  /// ``InvalidPatch``.
  @Test func invalidPatch() {
    let error = #expect(throws: InvalidPatch.self) {
      try ListPatch(decoding: [0x54, 0x44, 0x4C, 9]) { reader throws(InvalidPatch) in
        Fruit(id: try reader.read(), name: try reader.read())
      }
    }
    #expect(error?.description == "byte 3: version 9 is not known; the newest known one is 1")
  }

  /// ``ListPatch/encode(to:)``.
  @Test func json() throws {
    let patch = old.patch(to: new)
    #expect(
      try patch.json()
        == #"{"deletes":[1,1],"inserts":[2,1],"moves":[0,1,2],"newCount":3,"oldCount":3,"#
        + #""rows":[{"id":4,"name":"Plum"}],"version":1}"#)
    #expect(try ListPatch<Fruit>(json: patch.json()) == patch)
  }

  /// ``SectionedPatch``, ``SectionedPatch/encoded(section:row:)`` and
  /// ``SectionedPatch/init(decoding:section:row:)``.
  @Test func sections() throws {
    typealias Shelf = RowSection<Int, String, Fruit>
    let old = [Shelf(id: 7, header: "Fruit", rows: old)]
    let new = [
      Shelf(id: 8, header: "Nuts", rows: []),
      Shelf(id: 7, header: "Fruit, 3 kinds", rows: self.new),
    ]
    let patch = old.sectionedPatch(to: new)
    #expect(try old.applying(patch) == new)
    #expect(try old.applying(SectionedPatch<Shelf>(json: patch.json())) == new)
    let bytes = patch.encoded { shelf, writer in
      writer.write(shelf.id)
      writer.write(shelf.header)
    } row: { fruit, writer in
      writer.write(fruit.id)
      writer.write(fruit.name)
    }
    let back = try SectionedPatch(decoding: bytes) { reader throws(InvalidPatch) in
      RowSection(id: try reader.read(Int.self), header: try reader.read(String.self), rows: [])
    } row: { reader throws(InvalidPatch) in
      Fruit(id: try reader.read(), name: try reader.read())
    }
    #expect(back == patch)
  }

  /// ``IDDigest``, ``StableID`` and ``ListFingerprint``.
  @Test func fingerprints() {
    var digest = IDDigest()
    digest.append(7)
    digest.append("pear")
    #expect(digest.value == 3_688_042_919_707_380_039)
    #expect("\(ListFingerprint(of: old))" == "3 rows, digest 8799e152e5c0cdfa")

    let articles = [Article(id: ArticleID(number: 7), key: "7", version: 2)]
    let byKey = ListFingerprint(of: articles) { article, digest in
      digest.append(article.key)
      digest.append(article.version)
    }
    #expect(byKey != ListFingerprint(of: articles))
    let numbers = ListFingerprint(of: articles) { $1.append($0.id.number) }
    #expect(numbers == ListFingerprint(of: articles))
  }
}
