// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import ToolSupport

/// What a page tells about a change besides its rows, as JSON.
struct Report {
  let json: [UInt8]

  init(_ change: ListChange, _ old: InputList, _ new: InputList) {
    let title =
      change.isEmpty
      ? "Nothing changed that counts" : change.summary(ChangeCount(change.parts))
    var json = Array("{\"isEmpty\":\(change.isEmpty),\"title\":".utf8)
    JSONScanner.append(title.utf8, to: &json)
    json.append(contentsOf: ",\"rowCounts\":[\(old.rowCount),\(new.rowCount)],\"warnings\":".utf8)
    JSONScanner.appendList([old, new].flatMap { $0.remarks }, to: &json) {
      JSONScanner.append($0.utf8, to: &$1)
    }
    json.append(contentsOf: ",\"isWhole\":\(change.hasRowsOnly)}".utf8)
    self.json = json
  }
}
