// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
package import ToolSupport

extension PatchFile {
  /// Applies the patch to a file, which stays as it is.
  package func applied(to path: String) throws(UsageError) -> PatchedRows {
    let list = try InputList(path, source.input)
    if list.isKeyed != (source.isKeyed == true) {
      let kinds = list.isKeyed ? ("an object", "an array") : ("an array", "an object")
      throw UsageError(
        message: "\(FileText.name(self.path)) does not apply to \(list.name): its rows are "
          + "\(kinds.0), those of the file that the patch was made for \(kinds.1)")
    }
    let (rows, sections): ([InputRow], [InputSection])
    do throws(TextError) {
      rows = try self.rows(in: list.arena)
      sections = try self.sections(in: list.arena)
    } catch {
      throw error.usageError(text, self.path)
    }
    let columnsDiffer = list.format.isDelimited && list.layout.columns != source.columns ?? []
    let old = columnsDiffer ? sectionsWithColumns(of: list) : list.sections
    do {
      let (new, base) = try applied(to: old, list, rows, sections)
      try requireContents(of: list, base, in: new)
      let result = PatchedRows(
        new, list, header: source.layout, owners: [text], endsLastLine: list.endsLastLine)
      try result.requireLineEnds()
      return result
    } catch {
      throw UsageError(
        message: "\(FileText.name(self.path)) does not apply to \(list.name): \(error)")
    }
  }

  /// Returns the new sections, and the fingerprint of the file that the patch is applied to.
  private func applied(
    to old: [InputSection], _ list: InputList, _ rows: [InputRow], _ sections: [InputSection]
  ) throws -> ([InputSection], ListFingerprint) {
    switch shell {
    case .list(let shell):
      let base = list.fingerprint(changedBy: shell.diff)
      try requireIDs(of: list, base, shell.base)
      let patch = try ListPatch(shell.diff, rows: rows)
      return ([InputSection(old[0], rows: try old[0].rows.applying(patch, base: nil))], base)
    case .sections(let shell):
      let base = list.fingerprint(changedBy: shell.diff)
      try requireIDs(of: list, base, shell.base)
      let patch = try SectionedPatch(shell.diff, sections: sections, rows: rows)
      return (try old.applying(patch, base: nil), base)
    }
  }

  /// Returns the sections of a file with its records in the columns of the patch.
  private func sectionsWithColumns(of list: InputList) -> [InputSection] {
    let (layout, newLayout) = (list.layout, source.layout)
    let places = newLayout.columns.map { layout.places[$0] }
    return list.sections.map { section in
      InputSection(
        section,
        rows: section.rows.map { row in
          let fields = layout.fields(of: row.content)
          let record = newLayout.record(places.map { $0.map { fields[$0] } ?? [] })
          return InputRow(id: row.id, content: list.arena.keep(record))
        })
    }
  }
}
