// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What is done with file descriptors, through interruptions and partial writes.
package enum FileDescriptor {
  /// Writes all bytes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno == EAGAIN {
        _ = isReady(descriptor, Int16(POLLOUT))
      } else if errno != EINTR {
        throw SystemFailure(call: "write", number: errno)
      }
    }
  }

  /// Waits for bytes and returns them; an empty array at the end.
  package static func read(from descriptor: Int32) -> [UInt8] {
    while true {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = bytes.withUnsafeMutableBytes {
        Platform.read(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return Array(bytes.prefix(count)) }
      if errno == EAGAIN {
        _ = isReady(descriptor, Int16(POLLIN))
      } else if errno != EINTR {
        return []
      }
    }
  }

  /// Waits until a descriptor is ready for events, or for a time.
  package static func isReady(
    _ descriptor: Int32, _ events: Int16, milliseconds: Int32 = -1
  ) -> Bool {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Waits until there is something to read, or for a time, and returns the descriptors that have something.
  package static func readable(_ descriptors: [Int32], milliseconds: Int32 = -1) -> [Int32] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&requests, nfds_t(requests.count), milliseconds)
    return requests.filter { $0.revents != 0 }.map(\.fd)
  }
}
