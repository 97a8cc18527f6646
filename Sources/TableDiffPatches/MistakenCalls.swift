// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// A name that people try.
/// A patch is a ``ListPatch``.
@available(*, unavailable, renamed: "ListPatch")
public typealias Patch<Row> = ListPatch<Row>
