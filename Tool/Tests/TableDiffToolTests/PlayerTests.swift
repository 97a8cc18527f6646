// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// The page that plays a change.
@Suite struct PlayerTests {
  private func page(_ change: ShownChange) throws -> String {
    String(decoding: try PlayerPage(PlayedChange(change.change)).bytes, as: UTF8.self)
  }

  /// Returns what a page has to draw the change.
  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = page[start.upperBound..<end.lowerBound]
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(object as? [String: Any])
  }

  /// The page has the old rows, and what each stage does to them.
  @Test func stages() throws {
    let change = try ShownChange("id,n\n1,a\n2,b\n3,c\n", "id,n\n3,c\n1,x\n", .csv, id: "id")
    let data = try data(page(change))
    #expect(data["title"] as? String == "rows: 1 deleted, 1 moved, 1 updated")
    #expect(
      try self.data(page(ShownChange("a\n", "a\n")))["title"] as? String == "Nothing changed")
    #expect(data["rows"] as? [String] == ["1\ta", "2\tb", "3\tc"])
    #expect(data["columns"] as? [String] == ["id", "n"])
    let stages = try #require(data["stages"] as? [[String: Any]])
    #expect(stages.count == 1)
    #expect(stages[0]["texts"] as? [String] == ["1\tx"])
    let operations = try #require(stages[0]["operations"] as? [[Any]])
    #expect(
      operations.map { $0.map { "\($0)" }.joined(separator: " ") } == [
        "delete 1 -1 1", "move 2 0 1", "update -1 1 1",
      ])
  }

  /// Rows cannot become elements, scripts or ends of them.
  @Test func escaping() throws {
    let hostile = "</script><b>\"'&"
    let page = try page(ShownChange("a\n", "\(hostile)\n"))
    #expect(!page.contains(hostile))
    #expect(page.contains(#"\u003C/script>\u003Cb>\"'&"#))
    let columns = try ShownChange("id,<b>\n1,2\n", "id\n1\n", .csv, id: "id", tellsColumns: true)
    #expect(try self.page(columns).contains("<title>columns: '&lt;b&gt;' removed; "))
    let stages = try #require(data(page)["stages"] as? [[String: Any]])
    #expect(stages[0]["texts"] as? [String] == [hostile])
  }

  /// The page runs its own script and requests nothing.
  @Test func policy() throws {
    let page = try page(ShownChange("a\n", "b\n"))
    for rule in ["default-src 'none'", "style-src 'unsafe-inline'", "script-src 'nonce-player'"] {
      #expect(page.contains(rule))
    }
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(!page.contains("://"))
  }
}
