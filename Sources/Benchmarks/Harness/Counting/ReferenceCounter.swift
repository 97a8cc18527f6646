// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Counts the retains and releases of reference-counted objects on one thread.
///
/// The Swift runtime calls them through pointers, for instruments, if a flag is set. Pointers and
/// flag are looked up by name. Where the linker hides them, as in a program that contains the
/// runtime, nothing is counted.
enum ReferenceCounter {
  struct Counts: Equatable {
    var retains = 0
    var releases = 0
  }

  #if canImport(Glibc)
    static let isAvailable = Hooks.ofRuntime != nil

    static func start() {
      guard let hooks = Hooks.ofRuntime else { return }
      originals = hooks.functions
      hooks.functions = .counting
      hooks.isOn.pointee = true
      (counts, thread) = (Counts(), pthread_self())
    }

    static func stop() -> Counts {
      guard let hooks = Hooks.ofRuntime, let originals else { return Counts() }
      thread = nil
      hooks.isOn.pointee = false
      hooks.functions = originals
      return counts
    }
  #else
    static let isAvailable = false

    static func start() {}

    static func stop() -> Counts { Counts() }
  #endif
}

#if canImport(Glibc)
  import Glibc

  /// The pointers of the runtime.
  private struct Hooks {
    typealias Object = UnsafeMutableRawPointer?
    typealias Retain = @convention(c) (Object) -> Object
    typealias RetainMany = @convention(c) (Object, UInt32) -> Object
    typealias Release = @convention(c) (Object) -> Void
    typealias ReleaseMany = @convention(c) (Object, UInt32) -> Void

    struct Functions {
      let retain: Retain
      let retainMany: RetainMany
      let tryRetain: Retain
      let release: Release
      let releaseMany: ReleaseMany
    }

    let isOn: UnsafeMutablePointer<Bool>
    private let retain: UnsafeMutablePointer<Retain>
    private let retainMany: UnsafeMutablePointer<RetainMany>
    private let tryRetain: UnsafeMutablePointer<Retain>
    private let release: UnsafeMutablePointer<Release>
    private let releaseMany: UnsafeMutablePointer<ReleaseMany>

    nonisolated(unsafe) static let ofRuntime = Hooks()

    private init?() {
      func variable<Value>(_ name: String) -> UnsafeMutablePointer<Value>? {
        dlsym(nil, name)?.assumingMemoryBound(to: Value.self)
      }
      let flag = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
      guard let isOn: UnsafeMutablePointer<Bool> = variable(flag),
        let retain: UnsafeMutablePointer<Retain> = variable("_swift_retain"),
        let retainMany: UnsafeMutablePointer<RetainMany> = variable("_swift_retain_n"),
        let tryRetain: UnsafeMutablePointer<Retain> = variable("_swift_tryRetain"),
        let release: UnsafeMutablePointer<Release> = variable("_swift_release"),
        let releaseMany: UnsafeMutablePointer<ReleaseMany> = variable("_swift_release_n")
      else { return nil }
      self.isOn = isOn
      (self.retain, self.retainMany, self.tryRetain) = (retain, retainMany, tryRetain)
      (self.release, self.releaseMany) = (release, releaseMany)
    }

    var functions: Functions {
      get {
        Functions(
          retain: retain.pointee, retainMany: retainMany.pointee, tryRetain: tryRetain.pointee,
          release: release.pointee, releaseMany: releaseMany.pointee)
      }
      nonmutating set {
        retain.pointee = newValue.retain
        retainMany.pointee = newValue.retainMany
        tryRetain.pointee = newValue.tryRetain
        release.pointee = newValue.release
        releaseMany.pointee = newValue.releaseMany
      }
    }
  }

  nonisolated(unsafe) private var originals: Hooks.Functions?
  nonisolated(unsafe) private var counts = ReferenceCounter.Counts()
  nonisolated(unsafe) private var thread: pthread_t?

  extension Hooks.Functions {
    /// Functions that count their calls and pass them on.
    fileprivate static let counting = Self(
      retain: { object in
        countRetains(1)
        return originals?.retain(object)
      },
      retainMany: { object, count in
        countRetains(count)
        return originals?.retainMany(object, count)
      },
      tryRetain: { object in
        let retained = originals?.tryRetain(object)
        if retained != nil { countRetains(1) }
        return retained
      },
      release: { object in
        countReleases(1)
        originals?.release(object)
      },
      releaseMany: { object, count in
        countReleases(count)
        originals?.releaseMany(object, count)
      })

    private static func countRetains(_ count: UInt32) {
      if pthread_self() == thread { counts.retains += Int(count) }
    }

    private static func countReleases(_ count: UInt32) {
      if pthread_self() == thread { counts.releases += Int(count) }
    }
  }
#endif
