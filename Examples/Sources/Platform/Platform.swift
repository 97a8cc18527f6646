// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The C library of the platform, imported here for all that talk to it.

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif
