// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What is noted for a token while a box is looked at: all zero before and after.
///
/// For cuts, where it stands on either side: 1 more than its place if it stands once, else one of
/// the constants. Both in one entry, since whoever asks for the one asks for the other.
struct LCSPlaces {
  static var absent: Int32 { 0 }
  static var several: Int32 { -1 }
  static var seen: Int32 { -2 }

  var old = LCSPlaces.absent
  var new = LCSPlaces.absent

  /// Whether the token stands once on either side.
  @inline(__always)
  var isSingle: Bool { old > 0 && new > 0 }
}
