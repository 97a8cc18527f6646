// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffOutlines
import Testing

#if DEBUG
  /// A debug build says which ids are equal and have other hashes.
  @Suite struct ContradictoryIDTests {
    private struct Name: Hashable, Sendable {
      let text: String

      static func == (left: Name, right: Name) -> Bool {
        left.text.lowercased() == right.text.lowercased()
      }

      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    private struct Named: OutlineNode, Equatable {
      let id: Name
      var children: [Named] = []

      init(_ name: String, _ children: [Named] = []) {
        (id, self.children) = (Name(text: name), children)
      }
    }

    @Test func siblings() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let old = try Outline([Named("docs")])
        _ = old.outlineDiff(to: try Outline([Named("Docs", [Named("taxes")])]))
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(#"text: "docs""#) && text.contains(#"text: "Docs""#))
    }
  }
#endif
