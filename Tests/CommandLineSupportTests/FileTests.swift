// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation
import TemporaryFiles
import Testing

/// Files that are read and written.
@Suite struct FileTests {
  private let folder = try? TemporaryFolder()

  /// Returns what is wrong with the bytes of a file, as it is printed.
  private func complaint(_ bytes: [UInt8]) throws -> String? {
    let path = try #require(folder).file("input", bytes)
    let text = FileText()
    #expect(try text.read(path))
    do throws(TextError) {
      try text.requireText()
      return nil
    } catch {
      let description = error.usageError(text, "input").description
      return description
    }
  }

  /// Text is UTF-8 without zeros.
  @Test func text() throws {
    #expect(try complaint(Array("a\né 東京 😀\n".utf8)) == nil)
    #expect(try complaint([]) == nil)
    #expect(
      try complaint([0x61, 0x0A, 0xC3, 0xA9, 0x00])
        == "input: line 2, column 2, byte 4: a zero byte: the file is binary")
    let encoding = "no valid UTF-8: the file is binary, or in another encoding"
    for (bytes, place) in [
      ([0xE9, 0x62], "line 1, column 1, byte 0"),
      ([0x61, 0x0A, 0xC0, 0xAF], "line 2, column 1, byte 2"),
      ([0xED, 0xA0, 0x80], "line 1, column 1, byte 0"),
      ([0x61, 0xF0, 0x9F, 0x98], "line 1, column 2, byte 1"),
      ([0xF4, 0x90, 0x80, 0x80], "line 1, column 1, byte 0"),
      ([0xE2, 0x82], "line 1, column 1, byte 0"),
      (Array("abc\n".utf8) + [0xE9, 0x74, 0xE9], "line 2, column 1, byte 4"),
    ] as [([UInt8], String)] {
      #expect(try complaint(bytes) == "input: \(place): \(encoding)")
    }
  }

  /// What is compressed or UTF-16 is named, with what reads it.
  @Test func encodings() throws {
    for (bytes, command) in [
      ([0x1F, 0x8B, 8], "gzip -cd"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd -cd"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz -cd"), ([0x50, 0x4B, 3, 4], "unzip -p"),
      (Array("BZh91AY&SY".utf8), "bzip2 -cd"),
    ] as [([UInt8], String)] {
      let prefix = "input: line 1, column 1, byte 0: the file is compressed; '\(command)' prints"
      #expect(try complaint(bytes)?.hasPrefix(prefix) == true)
    }
    #expect(try complaint([0xFF, 0xFE, 0x61, 0])?.contains("'iconv -f UTF-16 -t UTF-8'") == true)
    #expect(try complaint(Array("BZh is a text".utf8)) == nil)
  }

  /// Lines end with LF, the last one perhaps without.
  @Test func lines() throws {
    let path = try #require(folder).file("lines", Array("one\n\ntwo".utf8))
    let text = FileText()
    #expect(try text.read(path))
    #expect(text.lineCount == 3)
    #expect(!(try text.read(path + ".absent")))
    #expect(throws: UsageError.self) { try text.read("/") }
  }

  /// Slices are equal if their bytes are.
  @Test func slices() {
    Array("abcdefghi-abcdefghi+abcdefgh?\0\0\0\0\0\0\0\0".utf8).withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let one = TextSlice(base, count: 9)
      let other = TextSlice(base + 10, count: 9)
      #expect(one == other)
      #expect(one.hashValue == other.hashValue)
      #expect(one != TextSlice(base + 20, count: 9))
      #expect(one != TextSlice(base, count: 8))
    }
  }

  /// A file is replaced as a whole, with its permissions and through links.
  @Test func replacing() throws {
    let folder = try #require(folder)
    let path = try folder.file("target", Array("old".utf8))
    chmod(path, 0o640)
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
    #expect(try ReplacedFile.write(link) { $0.write("new") } == [])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    try FileManager.default.linkItem(atPath: path, toPath: folder.path("other"))
    #expect(
      try ReplacedFile.write(path) { $0.write("newer") }
        == ["\(path) had 1 other name, which keeps the old content"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "link", "other", "target",
      ])
    #expect(throws: UsageError.self) { try ReplacedFile.write(folder.path) { $0.write("x") } }
  }

  /// An output is none of the files that are read, by whatever name.
  @Test func identity() throws {
    let folder = try #require(folder)
    let path = try folder.file("read", [])
    let link = folder.path("alias")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(FileIdentity(link, standard: 0) == FileIdentity(path, standard: 0))
    #expect(FileIdentity(folder.path, standard: 0) == nil)
    #expect(FileIdentity(folder.path("absent"), standard: 0) == nil)
    #expect(Folder.exists(folder.path))
    #expect(!Folder.exists(path))
    #expect(try Folder.entries(in: folder.path) == ["read": .file, "alias": .link])
  }
}
