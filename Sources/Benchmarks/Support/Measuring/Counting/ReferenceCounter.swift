// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// Counts the calls with which the program retains and releases objects on one thread.
///
/// The library and everything that is inlined into it are part of the program. What the standard
/// library does within itself is not counted. The runtime has pointers that direct those calls
/// elsewhere as well, but in Swift 6.3 they crash on Linux where a short string is retained.
///
/// The calls of other processors than x86-64 preserve registers that Swift code would change.
enum ReferenceCounter {
  struct Counts: Equatable {
    var retains = 0
    var releases = 0
  }

  #if canImport(Glibc) && arch(x86_64)
    /// Whether the calls of the program can be directed here: not if it contains the runtime.
    static let isAvailable = Runtime.imported != nil

    static var counts: Counts { tally }

    /// Directs the calls here.
    static func install() { Runtime.replace() }

    /// Counts from now on, without doing anything itself that is counted.
    static func start() { (tally, thread) = (Counts(), pthread_self()) }

    static func stop() { thread = nil }

    static func remove() { Runtime.restore() }
  #else
    static let isAvailable = false
    static let counts = Counts()

    static func install() {}
    static func start() {}
    static func stop() {}
    static func remove() {}
  #endif
}

#if canImport(Glibc) && arch(x86_64)
  import Glibc

  /// The functions of the runtime that the program calls.
  ///
  /// They hold no object: a copy must not retain what is counted.
  private struct Runtime: Sendable {
    typealias Object = UnsafeMutableRawPointer?
    typealias Retain = @convention(c) (Object) -> Object
    typealias RetainMany = @convention(c) (Object, UInt32) -> Object
    typealias Release = @convention(c) (Object) -> Void
    typealias ReleaseMany = @convention(c) (Object, UInt32) -> Void

    static let imported = Runtime()

    // A bridge object is a reference with other bits beside it, such as the storage of a string.
    let retain: Retain
    let retainBridge: Retain
    let retainMany: RetainMany
    let retainBridgeMany: RetainMany
    let release: Release
    let releaseBridge: Release
    let releaseMany: ReleaseMany
    let releaseBridgeMany: ReleaseMany

    private static let functions = ImportedFunction.named(
      [
        "swift_retain", "swift_bridgeObjectRetain", "swift_retain_n",
        "swift_bridgeObjectRetain_n", "swift_release", "swift_bridgeObjectRelease",
        "swift_release_n", "swift_bridgeObjectRelease_n",
      ], in: .program)

    private init?() {
      guard let functions = Self.functions, functions[0].isCalled, functions[4].isCalled else {
        return nil
      }
      let addresses = functions.map(\.address)
      retain = unsafeBitCast(addresses[0], to: Retain.self)
      retainBridge = unsafeBitCast(addresses[1], to: Retain.self)
      retainMany = unsafeBitCast(addresses[2], to: RetainMany.self)
      retainBridgeMany = unsafeBitCast(addresses[3], to: RetainMany.self)
      release = unsafeBitCast(addresses[4], to: Release.self)
      releaseBridge = unsafeBitCast(addresses[5], to: Release.self)
      releaseMany = unsafeBitCast(addresses[6], to: ReleaseMany.self)
      releaseBridgeMany = unsafeBitCast(addresses[7], to: ReleaseMany.self)
    }

    /// Directs all calls to the functions that count.
    static func replace() {
      let others = [
        unsafeBitCast(countedRetain, to: UnsafeRawPointer.self),
        unsafeBitCast(countedRetainBridge, to: UnsafeRawPointer.self),
        unsafeBitCast(countedRetainMany, to: UnsafeRawPointer.self),
        unsafeBitCast(countedRetainBridgeMany, to: UnsafeRawPointer.self),
        unsafeBitCast(countedRelease, to: UnsafeRawPointer.self),
        unsafeBitCast(countedReleaseBridge, to: UnsafeRawPointer.self),
        unsafeBitCast(countedReleaseMany, to: UnsafeRawPointer.self),
        unsafeBitCast(countedReleaseBridgeMany, to: UnsafeRawPointer.self),
      ]
      for (function, other) in zip(functions ?? [], others) { function.replace(by: other) }
    }

    static func restore() {
      for function in functions ?? [] { function.restore() }
    }
  }

  nonisolated(unsafe) private var tally = ReferenceCounter.Counts()

  /// The thread that is counted.
  nonisolated(unsafe) private var thread: pthread_t?

  private func countRetains(_ count: UInt32) {
    if pthread_self() == thread { tally.retains += Int(count) }
  }

  private func countReleases(_ count: UInt32) {
    if pthread_self() == thread { tally.releases += Int(count) }
  }

  // MARK: - The functions that are called instead

  private let countedRetain: Runtime.Retain = { object in
    countRetains(1)
    return Runtime.imported?.retain(object)
  }

  private let countedRetainBridge: Runtime.Retain = { object in
    countRetains(1)
    return Runtime.imported?.retainBridge(object)
  }

  private let countedRetainMany: Runtime.RetainMany = { object, count in
    countRetains(count)
    return Runtime.imported?.retainMany(object, count)
  }

  private let countedRetainBridgeMany: Runtime.RetainMany = { object, count in
    countRetains(count)
    return Runtime.imported?.retainBridgeMany(object, count)
  }

  private let countedRelease: Runtime.Release = { object in
    countReleases(1)
    Runtime.imported?.release(object)
  }

  private let countedReleaseBridge: Runtime.Release = { object in
    countReleases(1)
    Runtime.imported?.releaseBridge(object)
  }

  private let countedReleaseMany: Runtime.ReleaseMany = { object, count in
    countReleases(count)
    Runtime.imported?.releaseMany(object, count)
  }

  private let countedReleaseBridgeMany: Runtime.ReleaseMany = { object, count in
    countReleases(count)
    Runtime.imported?.releaseBridgeMany(object, count)
  }
#endif
