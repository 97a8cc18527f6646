// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
