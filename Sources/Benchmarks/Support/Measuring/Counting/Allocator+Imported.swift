// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc

  extension Allocator {
    static let imported = Imported()

    /// The allocating functions of the C library.
    struct Imported: Sendable {
      typealias Block = UnsafeMutableRawPointer?
      typealias Malloc = @convention(c) (_ bytes: Int) -> Block
      typealias Calloc = @convention(c) (_ count: Int, _ bytes: Int) -> Block
      typealias Realloc = @convention(c) (Block, _ bytes: Int) -> Block
      typealias AlignedAlloc = @convention(c) (_ alignment: Int, _ bytes: Int) -> Block
      typealias PosixMemalign =
        @convention(c) (UnsafeMutablePointer<Block>, _ alignment: Int, _ bytes: Int) -> Int32
      typealias Free = @convention(c) (Block) -> Void
      typealias UsableSize = @convention(c) (Block) -> Int

      let malloc = unsafeBitCast(dlsym(nil, "malloc"), to: Malloc.self)
      let calloc = unsafeBitCast(dlsym(nil, "calloc"), to: Calloc.self)
      let realloc = unsafeBitCast(dlsym(nil, "realloc"), to: Realloc.self)
      let alignedAlloc = unsafeBitCast(dlsym(nil, "aligned_alloc"), to: AlignedAlloc.self)
      let posixMemalign = unsafeBitCast(dlsym(nil, "posix_memalign"), to: PosixMemalign.self)
      let free = unsafeBitCast(dlsym(nil, "free"), to: Free.self)

      /// Returns the capacity of a block, which may be a few bytes more than requested.
      let usableSize = unsafeBitCast(dlsym(nil, "malloc_usable_size"), to: UsableSize.self)
    }
  }
#endif
