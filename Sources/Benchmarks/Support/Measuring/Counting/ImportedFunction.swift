// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc

  /// A function of another library, and the places that hold its address for callers.
  ///
  /// A call jumps to an address in a table that the dynamic linker fills. Another address redirects
  /// calls; restoring the old one restores their cost.
  struct ImportedFunction {
    private let slots: [UnsafeMutablePointer<UnsafeRawPointer?>]
    private let originals: [UnsafeRawPointer?]

    init(named name: String) {
      slots = Search(name).slots
      originals = slots.map(\.pointee)
    }

    func replace(by function: UnsafeRawPointer) {
      for slot in slots { slot.pointee = function }
    }

    func restore() {
      for (slot, original) in zip(slots, originals) { slot.pointee = original }
    }
  }

  /// A search for the places that hold the address of a function.
  private final class Search {
    private(set) var slots: [UnsafeMutablePointer<UnsafeRawPointer?>] = []
    private let name: String

    init(_ name: String) {
      self.name = name
      typealias Visit = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32
      typealias VisitAll = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
      // The Glibc module omits <link.h>.
      guard let symbol = dlsym(nil, "dl_iterate_phdr") else { return }
      let visitAll = unsafeBitCast(symbol, to: VisitAll.self)
      let visit: Visit = { object, _, search in
        guard let search else { return 0 }
        Unmanaged<Search>.fromOpaque(search).takeUnretainedValue().visit(object)
        return 0
      }
      _ = visitAll(visit, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Visits the program or a library, described by a `dl_phdr_info`.
    private func visit(_ object: UnsafeRawPointer) {
      let base = object.load(as: UInt.self)
      let headers = object.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
      let headerCount = Int(object.load(fromByteOffset: 24, as: UInt16.self))
      guard let headers else { return }
      for index in 0..<headerCount {
        // An Elf64_Phdr.
        let header = headers + index * 56
        let (dynamicSegment, kind) = (2 as UInt32, header.load(as: UInt32.self))
        let address = header.load(fromByteOffset: 16, as: UInt.self)
        if kind == dynamicSegment, let section = UnsafeRawPointer(bitPattern: base + address) {
          visit(DynamicSection(section), base)
        }
      }
    }

    private func visit(_ section: DynamicSection, _ base: UInt) {
      guard let symbols = section.address(.symbolTable), let strings = section.address(.stringTable)
      else { return }
      let tables = [
        (section.address(.relocations), section[.relocationBytes]),
        (section.address(.jumpRelocations), section[.jumpRelocationBytes]),
      ]
      for case (let table?, let bytes?) in tables {
        for offset in stride(from: 0, to: Int(bytes), by: 24) {
          // An Elf64_Rela, whose symbol is an Elf64_Sym.
          let relocation = table + offset
          let symbol = Int(relocation.load(fromByteOffset: 12, as: UInt32.self))
          if symbol == 0 { continue }
          let nameOffset = (symbols + symbol * 24).load(as: UInt32.self)
          let found = (strings + Int(nameOffset)).assumingMemoryBound(to: CChar.self)
          if strcmp(found, name) == 0 { add(base + relocation.load(as: UInt.self)) }
        }
      }
    }

    private func add(_ address: UInt) {
      let page = address & ~4095
      guard let slot = UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: address),
        // The dynamic linker makes its tables read-only after filling them.
        mprotect(UnsafeMutableRawPointer(bitPattern: page), 4096, PROT_READ | PROT_WRITE) == 0
      else { return }
      slots.append(slot)
    }
  }

  /// The dynamic section of a library: pairs of a tag and a value, ending with tag 0.
  private struct DynamicSection {
    enum Tag: UInt {
      case jumpRelocationBytes = 2
      case stringTable = 5
      case symbolTable = 6
      case relocations = 7
      case relocationBytes = 8
      case jumpRelocations = 23
    }

    private let start: UnsafeRawPointer

    init(_ start: UnsafeRawPointer) { self.start = start }

    subscript(tag: Tag) -> UInt? {
      var entry = start
      while case let found = entry.load(as: UInt.self), found != 0 {
        if found == tag.rawValue { return entry.load(fromByteOffset: 8, as: UInt.self) }
        entry += 16
      }
      return nil
    }

    func address(_ tag: Tag) -> UnsafeRawPointer? {
      self[tag].flatMap { UnsafeRawPointer(bitPattern: $0) }
    }
  }
#endif
