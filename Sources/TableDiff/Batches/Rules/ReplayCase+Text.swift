// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ReplayCase {
  /// Swift code that reproduces the findings.
  var text: String {
    """
    var view = HeadlessListView(
      sections: \(Self.text(of: old)), kind: .\(kind))
    try view.perform(
      \(batch.sourceText),
      sections: \(Self.text(of: new)))
    """
  }

  private static func text(of sections: [Section]) -> String {
    if sections.isEmpty { return "[NumberedSection]()" }
    return "[\n" + sections.map { "    \($0.text)" }.joined(separator: ",\n") + "\n  ]"
  }
}

extension ReplayCase.Section {
  fileprivate var text: String {
    let header = header == 0 ? "" : ", header: \(header)"
    let rows = runs.map { run in
      let ids = run.ids
      let range = ids.count == 1 ? "\(ids.lowerBound)" : "\(ids.lowerBound)...\(ids.upperBound)"
      return run.content == 0 ? range : "\(range).\(run.content)"
    }
    return "NumberedSection(id: \(id)\(header), rows: \"\(rows.joined(separator: " "))\")"
  }
}

extension BatchUpdate {
  /// Swift code that creates the batch.
  var sourceText: String {
    var arguments: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { arguments.append("\(name): [\(values.joined(separator: ", "))]") }
    }
    func addSections(_ name: String, _ sections: [Int]) { add(name, sections.map { "\($0)" }) }
    func addRows(_ name: String, _ rows: RowRuns) {
      if rows.runs.allSatisfy({ $0.rows.count == 1 }) {
        add(name, rows.paths.map { $0.sourceText })
      } else {
        let ranges = rows.runs.map { "RowPath.rows(\($0.rows), inSection: \($0.section))" }
        arguments.append("\(name): \(ranges.joined(separator: " + "))")
      }
    }
    addSections("sectionDeletes", sectionDeletes)
    addSections("sectionInserts", sectionInserts)
    add("sectionMoves", sectionMoves.map { ".init(from: \($0.from), to: \($0.to))" })
    addSections("sectionReloads", sectionReloads)
    addRows("deletes", deleted)
    addRows("inserts", inserted)
    if moved.runs.allSatisfy({ $0.count == 1 }) {
      add("moves", moved.runs.map { ".init(from: \($0.from.sourceText), to: \($0.to.sourceText))" })
    } else {
      let runs = moved.runs.map {
        "ListMove.neighbours(from: \($0.from.sourceText), to: \($0.to.sourceText), "
          + "count: \($0.count))"
      }
      arguments.append("moves: [\(runs.joined(separator: ", "))].flatMap { $0 }")
    }
    addRows("reloads", reloaded)
    addRows("refreshes", refreshed)
    addSections("sectionRefreshes", sectionRefreshes)
    return "BatchUpdate(\(arguments.joined(separator: ", ")))"
  }
}

extension RowPath {
  fileprivate var sourceText: String { "RowPath(section: \(section), row: \(row))" }
}
