// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A summary of consecutive rows of a ``MeasuredArray``, such as their total height.
///
///     struct MailSummary: RowSummary {
///       var height = 0.0
///       var unreadCount = 0
///
///       mutating func append(_ mail: Mail) {
///         height += mail.height
///         unreadCount += mail.isUnread ? 1 : 0
///       }
///
///       mutating func append(contentsOf next: MailSummary) {
///         height += next.height
///         unreadCount += next.unreadCount
///       }
///     }
///
/// A summary is a small value without references, such as a sum, a count, a minimum, or several of
/// them. Each branch of the tree stores the summaries of up to 16 children. A `public` type must
/// declare its conformance to `BitwiseCopyable`, which the compiler infers for other types.
///
/// Appending must be associative: appending the summary of "bc" to that of "a" must give the same
/// as appending the summary of "c" to that of "ab". It need not be commutative. Sums of
/// floating-point numbers are associative up to rounding, which is enough: after each edit, a sum
/// is recomputed from its parts, never by subtraction, so errors do not accumulate.
public protocol RowSummary: BitwiseCopyable, Sendable {
  /// A row of the list.
  associatedtype Row

  /// Creates the summary of no rows, which is the neutral element of appending.
  init()

  /// Appends a row.
  mutating func append(_ row: Row)

  /// Appends the rows of another summary.
  mutating func append(contentsOf next: Self)
}
