// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension IndexPath {
  /// Creates the path of a row of a table view.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates the path of an item of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
