// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Sockets in the file system.
package enum LocalSocket {
  /// Returns a connection to whoever listens at a path; `nil` if nobody does.
  package static func connect(to path: String) throws(SystemFailure) -> Int32? {
    let descriptor = try open()
    if try with(path, { Platform.connect(descriptor, $0, $1) }) == 0 { return descriptor }
    let number = errno
    close(descriptor)
    if number == ENOENT || number == ECONNREFUSED { return nil }
    throw SystemFailure(call: "connect", number: number)
  }

  /// Returns a socket that listens at a path; `nil` if somebody else does.
  package static func listen(at path: String) throws(SystemFailure) -> Int32? {
    let descriptor = try open()
    if try with(path, { bind(descriptor, $0, $1) }) != 0 || Platform.listen(descriptor, 8) != 0 {
      let number = errno
      close(descriptor)
      if number == EADDRINUSE { return nil }
      throw SystemFailure(call: "bind", number: number)
    }
    return descriptor
  }

  private static func open() throws(SystemFailure) -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_UNIX, kind, 0)
    if descriptor < 0 { throw SystemFailure(call: "socket", number: errno) }
    return descriptor
  }

  /// Calls a closure with the address of a path.
  private static func with(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SystemFailure) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    if bytes.count >= capacity {
      throw SystemFailure(call: "naming a socket", number: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
