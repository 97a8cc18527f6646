// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc

  extension Allocator {
    static let imported = Imported()

    /// The functions of the C library that allocate, as the program and its libraries import them.
    ///
    /// They hold no object: a copy must not retain what is counted.
    struct Imported: Sendable {
      typealias Block = UnsafeMutableRawPointer?
      typealias Malloc = @convention(c) (_ bytes: Int) -> Block
      typealias Calloc = @convention(c) (_ count: Int, _ bytes: Int) -> Block
      typealias Realloc = @convention(c) (Block, _ bytes: Int) -> Block
      typealias AlignedAlloc = @convention(c) (_ alignment: Int, _ bytes: Int) -> Block
      typealias PosixMemalign =
        @convention(c) (
          UnsafeMutablePointer<Block>, _ alignment: Int, _ bytes: Int
        ) -> Int32
      typealias Free = @convention(c) (Block) -> Void
      typealias UsableSize = @convention(c) (Block) -> Int

      let malloc: Malloc
      let calloc: Calloc
      let realloc: Realloc
      let alignedAlloc: AlignedAlloc
      let posixMemalign: PosixMemalign
      let free: Free

      /// Returns the bytes that a block has room for: as many as were asked for, or a few more.
      let usableSize: UsableSize

      private static let functions = ImportedFunction.named(
        [
          "malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "free",
          "malloc_usable_size",
        ], in: .programAndLibraries)

      fileprivate init?() {
        guard let functions = Self.functions else { return nil }
        malloc = unsafeBitCast(functions[0].address, to: Malloc.self)
        calloc = unsafeBitCast(functions[1].address, to: Calloc.self)
        realloc = unsafeBitCast(functions[2].address, to: Realloc.self)
        alignedAlloc = unsafeBitCast(functions[3].address, to: AlignedAlloc.self)
        posixMemalign = unsafeBitCast(functions[4].address, to: PosixMemalign.self)
        free = unsafeBitCast(functions[5].address, to: Free.self)
        usableSize = unsafeBitCast(functions[6].address, to: UsableSize.self)
      }

      /// Directs all calls to other functions.
      static func replace(
        malloc: Malloc, calloc: Calloc, realloc: Realloc, alignedAlloc: AlignedAlloc,
        posixMemalign: PosixMemalign, free: Free, usableSize: UsableSize
      ) {
        let others = [
          unsafeBitCast(malloc, to: UnsafeRawPointer.self),
          unsafeBitCast(calloc, to: UnsafeRawPointer.self),
          unsafeBitCast(realloc, to: UnsafeRawPointer.self),
          unsafeBitCast(alignedAlloc, to: UnsafeRawPointer.self),
          unsafeBitCast(posixMemalign, to: UnsafeRawPointer.self),
          unsafeBitCast(free, to: UnsafeRawPointer.self),
          unsafeBitCast(usableSize, to: UnsafeRawPointer.self),
        ]
        for (function, other) in zip(functions ?? [], others) { function.replace(by: other) }
      }

      static func restore() {
        for function in functions ?? [] { function.restore() }
      }
    }
  }
#endif
