// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The order of sections in a state between the old and the new list.
struct SectionOrder {
  /// A section of such a state.
  enum Section {
    /// A section of the new list.
    case new(Int)
    /// A section of the old list that is not in the new one.
    case deleted(Int)
  }

  private(set) var sections: ContiguousArray<Section> = []

  /// The offset of each old section in the state; -1 if it is absent.
  private(set) var ofOld: ContiguousArray<Int32>

  /// The offset of each new section in the state; -1 if it is absent.
  private(set) var ofNew: ContiguousArray<Int32>

  /// Creates the order of the old list.
  init(old mapping: SectionMapping) {
    self.init(countsOf: mapping)
    for (old, new) in mapping.newOfOld.enumerated() {
      append(new < 0 ? .deleted(old) : .new(Int(new)), mapping)
    }
  }

  /// Creates the order of the new list.
  init(new mapping: SectionMapping) {
    self.init(countsOf: mapping)
    for new in mapping.oldOfNew.indices { append(.new(new), mapping) }
  }

  /// Creates the order of the new list with the deleted sections kept: each follows the staying
  /// section that it followed in the old list.
  ///
  ///     old  A B C D        B is deleted, C moves
  ///     new  C A E D        E is inserted
  ///     then C A B E D
  init(keepingDeleted mapping: SectionMapping) {
    self.init(countsOf: mapping)
    var old = 0
    func appendDeleted(_ order: inout SectionOrder) {
      while old < mapping.newOfOld.count {
        if mapping.isDeleted(old) {
          order.append(.deleted(old), mapping)
        } else if !mapping.moving.contains(old) {
          return
        }
        old += 1
      }
    }
    appendDeleted(&self)
    for new in mapping.oldOfNew.indices {
      append(.new(new), mapping)
      if mapping.isStaying(new: new) {
        old += 1
        appendDeleted(&self)
      }
    }
  }

  private init(countsOf mapping: SectionMapping) {
    ofOld = ContiguousArray(repeating: -1, count: mapping.newOfOld.count)
    ofNew = ContiguousArray(repeating: -1, count: mapping.oldOfNew.count)
    sections.reserveCapacity(max(ofOld.count, ofNew.count))
  }

  private mutating func append(_ section: Section, _ mapping: SectionMapping) {
    let offset = Int32(truncatingIfNeeded: sections.count)
    switch section {
    case .new(let new):
      ofNew[new] = offset
      if !mapping.isInserted(new) { ofOld[Int(mapping.oldOfNew[new])] = offset }
    case .deleted(let old):
      ofOld[old] = offset
    }
    sections.append(section)
  }
}
