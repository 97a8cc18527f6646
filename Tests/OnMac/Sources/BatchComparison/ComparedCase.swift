// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Something that list views accept or throw at, and that a judge without a view accepts or rejects.
package protocol ComparedCase: Sendable {
  /// The rules that it breaks, by the judge; empty if the judge accepts it.
  var brokenRules: [String] { get }

  /// Why the judge says nothing that a view has to agree with; `nil` if it does.
  var openQuestion: String? { get }

  /// The number of operations and of what they operate on, by which the smallest is found.
  var size: Int { get }

  /// Swift code that creates it.
  var sourceText: String { get }
}

/// What a view does.
package enum ViewOutcome: String, Sendable, CaseIterable {
  /// It carries out the change.
  case accepted
  /// It throws an exception.
  case threw
  /// It ends the process.
  case crashed
}
