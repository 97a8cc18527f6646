// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The steps that `Scripts/check-qt` shows to Qt are those of today.
@Suite struct QtCorpusTests {
  private static let path = "Fixtures/Steps/qt.txt"

  /// Compares, or writes the file first if `Scripts/check-qt --record` asks for it.
  @Test func corpusIsAsRecorded() throws {
    let text = try QtCorpus.text()
    if ProcessInfo.processInfo.environment["TABLEDIFF_RECORD"] == "1" {
      try PackageFiles.write(text, to: Self.path)
    }
    let recorded = try PackageFiles.text(at: Self.path)
    #expect(recorded == text, "Scripts/check-qt --record writes it anew")
  }
}
