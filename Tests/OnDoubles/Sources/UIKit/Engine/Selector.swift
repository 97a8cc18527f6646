// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The name of the function is Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a method in Objective-C, which Linux does not have.
public struct Selector: Sendable, Hashable {
  let name: String
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(name: aSelectorName)
}
