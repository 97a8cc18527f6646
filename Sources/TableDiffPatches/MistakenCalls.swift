// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

// Names that people try, each with what is meant.
@available(*, unavailable, renamed: "ListPatch")
public typealias Patch<Row> = ListPatch<Row>

extension ListPatch {
  @available(*, unavailable, message: "it has no deleted rows: 'new.patch(to: old)' is the patch back")
  public func inverted() -> ListPatch { fatalError() }
}
