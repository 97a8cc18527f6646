// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffPatches
package import ToolSupport

/// A patch that was read: as hostile as a file can be until the library has checked it.
package struct PatchFile {
  /// The changes, with numbers instead of rows and sections.
  enum Shell {
    case list(ListPatch<Int>)
    case sections(SectionedPatch<OffsetSection>)
  }

  let path: String
  let source: PatchSource
  let shell: Shell

  /// Where the rows are, and the ids of the sections.
  let rows: [Range<Int>]
  let sections: [Range<Int>]

  let text: FileText

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: text.bytes, count: text.count) }

  package init(_ path: String) throws(UsageError) {
    self.path = path
    text = try FileSource(path).text ?? FileText()
    do throws(TextError) {
      try text.requireText()
      let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
      let members = try PatchMembers(bytes)
      guard members.places["source"] != nil else {
        throw TextError(0, "'source' is missing, which tells how to read the file to change")
      }
      source = try members.decode(PatchSource.self, members.json(of: "source"), of: "source")
      if let problem = source.problem {
        throw TextError(members.places["source"]?.lowerBound ?? 0, "source: \(problem)")
      }
      rows = try members.elements(of: "rows")
      sections = try members.sectionIDs()
      let json = members.shell(rowCount: rows.count, sectionCount: sections.count)
      if members.places["sectionChanges"] == nil {
        shell = .list(try members.decode(ListPatch<Int>.self, json))
      } else {
        shell = .sections(try members.decode(SectionedPatch<OffsetSection>.self, json))
      }
      if (source.section == nil) != (members.places["sectionChanges"] == nil) {
        throw TextError(
          members.places["source"]?.lowerBound ?? 0,
          "either 'source' has a section and there are 'sectionChanges', or neither")
      }
    } catch {
      throw error.usageError(text, path)
    }
  }
}

/// A section of offsets, which stand for rows.
///
/// The library reads and checks patches of offsets; rows are taken as they are written in the
/// patch, without a value for each.
struct OffsetSection: ListSection, Decodable {
  let id: Int
  var rows: [Int]

  init(id: Int, rows: [Int]) { (self.id, self.rows) = (id, rows) }

  init(_ section: OffsetSection, rows: [Int]) { self.init(id: section.id, rows: rows) }
}
