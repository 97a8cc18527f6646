// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Replaces the content of a file atomically.
///
/// The content is written to a new file beside it, which is then renamed. Symbolic links,
/// permissions and the owner are kept; other hard links keep the old content.
package enum ReplacedFile {
  /// Writes a file.
  ///
  /// - Returns: The attributes that could not be kept, as sentences.
  package static func write(
    _ path: String, _ body: (BufferedOutput) -> Void
  ) throws(UsageError) -> [String] {
    let target = links(from: path).last ?? path
    var status = stat()
    let old = stat(target, &status) == 0 ? status : nil
    if let old, old.st_mode & S_IFMT == S_IFDIR {
      throw UsageError(message: "\(path) is a folder")
    }
    let temporary = "\(target).\(getpid()).new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0 { throw error(path) }
    let output = BufferedOutput(file)
    body(output)
    do throws(UsageError) {
      try output.finish(path)
      var losses: [String] = []
      if let old { losses = try keepAttributes(of: old, file, path) }
      if fsync(file) != 0 || rename(temporary, target) != 0 { throw error(path) }
      close(file)
      return losses
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
  }

  /// Returns a path and its targets through links, whether or not the file exists.
  static func links(from path: String) -> [String] {
    var paths = [path]
    // Linux follows the same number of links.
    while paths.count <= 40, let target = paths.last,
      let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target)
    {
      let folder = (target as NSString).deletingLastPathComponent
      paths.append(next.hasPrefix("/") ? next : (folder as NSString).appendingPathComponent(next))
    }
    return paths
  }

  /// Gives a new file the owner and permissions of an old one.
  private static func keepAttributes(
    of old: stat, _ file: Int32, _ path: String
  ) throws(UsageError) -> [String] {
    var losses: [String] = []
    // A change of the owner may clear permission bits, so permissions are set last.
    if fchown(file, old.st_uid, old.st_gid) != 0, fchown(file, uid_t.max, old.st_gid) != 0 {
      losses.append("\(path) has another owner now: \(String(cString: strerror(errno)))")
    } else {
      var status = stat()
      if fstat(file, &status) == 0, status.st_uid != old.st_uid {
        losses.append("\(path) has another owner now: only its group could be kept")
      }
    }
    if fchmod(file, old.st_mode & 0o7777) != 0 { throw error(path) }
    if old.st_nlink > 1 {
      let others = Int(old.st_nlink) - 1
      losses.append(
        "\(path) had \(others) other \(others == 1 ? "name, which keeps" : "names, which keep") "
          + "the old content")
    }
    return losses
  }

  static func error(_ path: String) -> UsageError {
    UsageError(message: "\(path) cannot be written: \(String(cString: strerror(errno)))")
  }
}
